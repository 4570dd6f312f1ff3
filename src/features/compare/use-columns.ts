import { useTranslation } from 'react-i18next';
import { useRanking } from '#src/api/use-ranking.ts';
import { leaderOf, type Leader } from '#src/domain/comparison.ts';
import { shortNames } from '#src/domain/short-names.ts';
import { addressLines, type Home } from '#src/domain/home.ts';

export interface ComparedColumn {
  home: Home;
  street: string;
  /** A word of the street that no other of the homes has, or else the street. */
  name: string;
  /** Whether it alone has the best score. */
  leads: boolean;
}

interface Columns {
  columns: readonly ComparedColumn[];
  leader: Leader;
  /** How many of them have a rank. */
  ranked: number;
}

/** The compared homes with their names, and which of them leads. A home without a rank is not called the best. */
export function useColumns(homes: readonly Home[]): Columns {
  const { t } = useTranslation('home');
  const ranking = useRanking();
  const means = homes.map(({ id }) => {
    const rank = ranking.of.get(id);
    return rank?.place != null ? rank.score.mean : null;
  });
  const leader = leaderOf(means);
  const streets = homes.map(({ address }) => addressLines(address ?? t('noAddress'))[0]);
  const names = shortNames(streets);
  const columns = homes.map((home, index) => ({
    home,
    street: streets[index] ?? '',
    name: names[index] ?? '',
    leads: leader.kind === 'one' && leader.index === index,
  }));
  return { columns, leader, ranked: means.filter((mean) => mean !== null).length };
}
