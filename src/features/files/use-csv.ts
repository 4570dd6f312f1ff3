import { useTranslation } from 'react-i18next';
import type { MonthlyCost } from '#src/domain/cost.ts';
import { isoDay } from '#src/domain/dates.ts';
import { toCsv } from '#src/domain/csv.ts';
import type { Home } from '#src/domain/home.ts';
import { criteria } from '#src/domain/question.ts';
import { suggestedQuestions } from '#src/domain/suggested-questions.ts';
import { useMonthlyCost } from '#src/api/use-monthly-cost.ts';
import { useRanking } from '#src/api/use-ranking.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { useQuestionText } from '#src/i18n/question-text.ts';
import { showToast } from '#src/ui/toast.ts';
import { saveFile } from '#src/ui/save-file.ts';

/** Downloads homes as a spreadsheet, one line each: facts, scores, costs and open questions. */
export function useCsv(homes: readonly Home[]): () => void {
  const { t } = useTranslation(['files', 'home', 'listing']);
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
  const plain = (name: 'address' | 'mls' | 'price' | 'beds' | 'baths' | 'sqft' | 'built' | 'stories' | 'parking') =>
    [t(`home:facts.${name}`), (home: Home) => home[name]] as const;
  const columns: readonly (readonly [string, (home: Home) => string | number | null])[] = [
    plain('address'),
    plain('mls'),
    [t('home:facts.status'), ({ marketStatus }) => marketStatus && format.market(marketStatus)],
    [t('home:facts.reaction'), ({ propStatus }) => propStatus && markText[propStatus]],
    [t('home:rank'), ({ id }) => ranking.of.get(id)?.place ?? null],
    [t('home:facts.myScore'), myScore],
    plain('price'),
    [t('home:facts.monthlyCost'), (home) => monthly(costOf(home))],
    [t('home:facts.loan'), loanOf],
    [t('files:columns.insurance'), (home) => costOf(home).insurance],
    [t('files:columns.mortgageInsurance'), (home) => costOf(home).mortgageInsurance],
    [t('home:facts.tax'), (home) => costOf(home).tax],
    [t('home:facts.hoa'), (home) => costOf(home).hoa],
    plain('beds'),
    plain('baths'),
    plain('sqft'),
    [t('home:facts.lot'), ({ acres }) => acres],
    plain('built'),
    plain('stories'),
    plain('parking'),
    [t('home:facts.school'), ({ schoolDistrict }) => schoolDistrict],
    ...criteria.map(
      (name) =>
        [
          t('files:columns.score', { criterion: t(`home:criteria.${name}`) }),
          (home: Home) => home.question.scores[name],
        ] as const,
    ),
    [t('files:columns.comments'), ({ question }) => question.comments],
    [t('home:openQuestions'), (home) => suggestedQuestions(home).map(questionText).join('\n') || null],
    [t('files:columns.link'), ({ link }) => link],
  ];
  return () => {
    const csv = toCsv([columns.map(([title]) => title), ...homes.map((home) => columns.map(([, read]) => read(home)))]);
    const name = `homes-${isoDay(Date.now())}.csv`;
    saveFile(name, 'text/csv', csv);
    void showToast({ message: t('files:saved', { count: homes.length, file: name }) });
  };
}
