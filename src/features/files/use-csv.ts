import { useTranslation } from 'react-i18next';
import type { MonthlyCost } from '#src/domain/cost.ts';
import { isoDay } from '#src/domain/dates.ts';
import { toCsv } from '#src/domain/csv.ts';
import type { Home } from '#src/domain/home.ts';
import { criteria } from '#src/domain/question.ts';
import { suggestedQuestions } from '#src/domain/questions.ts';
import { useMonthlyCost } from '#src/api/use-monthly-cost.ts';
import { useRanking } from '#src/api/use-ranking.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { useQuestionText } from '#src/i18n/question-text.ts';
import { showToast } from '#src/ui/toast.tsx';
import { saveFile } from '#src/ui/save-file.ts';

/** Downloads homes as a spreadsheet, one line each: facts, scores, costs and open questions. */
export function useCsv(homes: readonly Home[]): () => void {
  const { t } = useTranslation(['files', 'compare', 'home', 'listing']);
  const costOf = useMonthlyCost();
  const ranking = useRanking();
  const format = useHomeFormat();
  const questionText = useQuestionText();
  // A minimum and a range are text, so that no spreadsheet adds them up as if they were exact.
  const monthly = ({ total }: MonthlyCost) => (total?.isMinimum ? format.cost(total) : (total?.dollars ?? null));
  const myScore = ({ id }: Home) => {
    const rank = ranking.of.get(id);
    if (!rank) return null;
    return rank.place === null ? format.myScore(rank) : Math.round(rank.score.mean * 10) / 10;
  };
  const loanOf = (home: Home) => {
    const { loan } = costOf(home);
    return loan === 'none' ? 0 : loan;
  };
  const markText = {
    liked: t('listing:card.liked'),
    disliked: t('listing:card.disliked'),
    hidden: t('home:status.hidden'),
  };
  const columns: readonly (readonly [string, (home: Home) => string | number | null])[] = [
    [t('compare:csvAddress'), ({ address }) => address],
    [t('home:mlsId'), ({ mls }) => mls],
    [t('compare:rows.status'), ({ marketStatus }) => marketStatus],
    [t('compare:csvMark'), ({ propStatus }) => propStatus && markText[propStatus]],
    [t('home:rank'), ({ id }) => ranking.of.get(id)?.place ?? null],
    [t('home:myScore'), myScore],
    [t('compare:rows.price'), ({ price }) => price],
    [t('compare:rows.monthly'), (home) => monthly(costOf(home))],
    [t('compare:rows.loan'), loanOf],
    [t('compare:csvInsurance'), (home) => costOf(home).insurance],
    [t('compare:csvMortgageInsurance'), (home) => costOf(home).mortgageInsurance],
    [t('compare:rows.tax'), (home) => costOf(home).tax],
    [t('compare:rows.hoa'), (home) => costOf(home).hoa],
    [t('compare:rows.beds'), ({ beds }) => beds],
    [t('compare:rows.baths'), ({ baths }) => baths],
    [t('compare:rows.sqft'), ({ sqft }) => sqft],
    [t('compare:rows.lot'), ({ acres }) => acres],
    [t('compare:rows.built'), ({ built }) => built],
    [t('compare:rows.stories'), ({ stories }) => stories],
    [t('compare:rows.parking'), ({ parking }) => parking],
    [t('compare:rows.school'), ({ schoolDistrict }) => schoolDistrict],
    ...criteria.map(
      (name) =>
        [
          t('compare:csvScore', { criterion: t(`home:criteria.${name}`) }),
          (home: Home) => home.question.scores[name],
        ] as const,
    ),
    [t('compare:csvComments'), ({ question }) => question.comments],
    [t('compare:openQuestions'), (home) => suggestedQuestions(home).map(questionText).join('\n') || null],
    [t('compare:csvLink'), ({ link }) => link],
  ];
  return () => {
    const csv = toCsv([columns.map(([title]) => title), ...homes.map((home) => columns.map(([, read]) => read(home)))]);
    const name = `homes-${isoDay(Date.now())}.csv`;
    saveFile(name, 'text/csv', csv);
    void showToast({ message: t('files:saved', { count: homes.length, file: name }) });
  };
}
