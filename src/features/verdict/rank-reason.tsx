import { useRanking } from '#src/api/use-ranking.ts';
import { useRankReasons } from '#src/i18n/rank-reasons.ts';

/** Why a home ranks where it does, in one sentence: what lifts it, or else what holds it back. */
export function RankReason({ id }: { id: string }) {
  const rank = useRanking().of.get(id);
  const { because, despite } = useRankReasons()(rank);
  const reason = because ?? despite;
  return reason && <p className="small">{reason}</p>;
}
