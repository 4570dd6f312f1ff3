import { Check, CircleHelp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBuyerProfile } from '#src/api/buyer-profile.ts';
import { useMonthlyCost } from '#src/api/use-monthly-cost.ts';
import { useRanking } from '#src/api/use-ranking.ts';
import { fitOf } from '#src/domain/fit.ts';
import { type Home, isListed } from '#src/domain/home.ts';
import { criteria, isUnscored, scoreBand, scoredCount } from '#src/domain/question.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { ScoreBadge } from '#src/ui/score-badge.tsx';
import classes from './verdict-line.module.css';

const fitIcons = { good: Check, bad: TriangleAlert, unknown: CircleHelp };

interface Part {
  /** The id of the card on the home's screen that explains the part. */
  card: 'rank' | 'cost' | 'fit' | 'scores';
  value: ReactNode;
  note: string;
  /** The explanation for which value and note are too short. */
  why?: string;
}

export function useVerdict(home: Home): readonly Part[] {
  const { t } = useTranslation(['home', 'common']);
  const format = useHomeFormat();
  const cost = useMonthlyCost()(home).total;
  const fit = fitOf(home, useBuyerProfile() ?? null).verdict;
  const FitIcon = fitIcons[fit];
  const scored = scoredCount(home.question);
  return [
    useRankPart(home),
    { card: 'cost', value: cost ? format.cost(cost) : t('common:notAvailable'), note: t('home:verdict.month') },
    {
      card: 'fit',
      value: <FitIcon size={20} className={classes['fit']} data-fit={fit} />,
      note: t(`home:fit.${fit}`),
    },
    {
      card: 'scores',
      value: t('home:verdict.outOf', { part: format.number(scored), of: format.number(criteria.length) }),
      note: t('home:verdict.scored'),
    },
  ];
}

/** Score and rank; until there is a rank, the range of possible scores. */
function useRankPart(home: Home): Part {
  const { t } = useTranslation('home');
  const format = useHomeFormat();
  const rank = useRanking().of.get(home.id);
  if (!rank)
    return {
      card: 'rank',
      value: <ScoreBadge score={null} band="none" label={t('verdict.noScore')} />,
      note: t(!isListed(home) ? 'status.hidden' : isUnscored(home.question) ? 'verdict.unscored' : 'noPlace'),
    };
  const score = format.myScore(rank);
  if (rank.place === null) return { card: 'rank', value: score, note: t('noPlace'), why: format.rank(rank) };
  const band = scoreBand(Math.round(rank.score.mean));
  return {
    card: 'rank',
    value: <ScoreBadge score={score} band={band} label={t('verdict.score', { score })} />,
    note: format.rank(rank),
  };
}
