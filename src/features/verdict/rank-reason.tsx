import { useTranslation } from 'react-i18next';
import { useRanking } from '#src/api/use-ranking.ts';
import type { Criterion } from '#src/domain/question.ts';
import { useFormat } from '#src/i18n/format.ts';

/** Why a home ranks where it does, in one sentence: what lifts it, or else what holds it back. */
export function RankReason({ id }: { id: string }) {
  const { t } = useTranslation(['ranking', 'home']);
  const format = useFormat();
  const rank = useRanking().of.get(id);
  if (!rank) return null;
  const { because, despite } = rank;
  const names = (criteria: readonly Criterion[]) => format.list(criteria.map((name) => t(`home:criteria.${name}`)));
  if (because.length > 0) return <p className="small">{t('ranking:because', { criteria: names(because) })}</p>;
  return despite.length > 0 && <p className="small">{t('ranking:despite', { criteria: names(despite) })}</p>;
}
