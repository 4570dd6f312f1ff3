import { useTranslation } from 'react-i18next';
import { useRanking } from '#src/api/use-ranking.ts';
import { leaderOf } from '#src/domain/comparison.ts';
import type { RankedHome } from '#src/domain/ranking.ts';
import { shortNames } from '#src/domain/short-names.ts';
import { addressLines, type Home } from '#src/domain/home.ts';

export interface ComparedColumn {
  home: Home;
  street: string;
  /** A word of the street that no other of the homes has, or else the street. */
  name: string;
  rank: RankedHome | undefined;
  /** Whether it alone has the best score. */
  leads: boolean;
}

/** The compared homes with their names, which of them leads, and how many have a rank. A home without one is not called the best. */
export function useColumns(homes: readonly Home[]) {
  const { t } = useTranslation('home');
  const ranking = useRanking();
  const ranks = homes.map(({ id }) => ranking.of.get(id));
  const means = ranks.map((rank) => (rank?.place != null ? rank.score.mean : null));
  const leader = leaderOf(means);
  const streets = homes.map(({ address }) => addressLines(address ?? t('noAddress'))[0]);
  const names = shortNames(streets);
  const columns = homes.map((home, index): ComparedColumn => ({
    home,
    rank: ranks[index],
    street: streets[index] ?? '',
    name: names[index] ?? '',
    leads: leader.kind === 'one' && leader.index === index,
  }));
  return { columns, leader, ranked: means.filter((mean) => mean !== null).length };
}
