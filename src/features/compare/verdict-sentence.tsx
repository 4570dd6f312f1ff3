import { useTranslation } from 'react-i18next';
import { useRankingWeights } from '#src/api/use-ranking.ts';
import type { Leader } from '#src/domain/comparison.ts';
import { countsNothing } from '#src/domain/ranking.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import type { ComparedColumn } from './use-columns.ts';

export function VerdictSentence({ columns, leader }: { columns: readonly ComparedColumn[]; leader: Leader }) {
  const { t } = useTranslation(['compare', 'home']);
  const { weights } = useRankingWeights();
  const format = useHomeFormat();
  const street = (index: number) => columns[index]?.street ?? '';
  switch (leader.kind) {
    case 'one': {
      // A lead that rounds to no tenth takes two decimals.
      const by = format.score(Math.max(0.01, leader.by), leader.by < 0.1 ? 2 : 1);
      return t('lead.one', { home: street(leader.index), by, next: street(leader.next) });
    }
    case 'tied':
      return t('lead.tied', { homes: format.list(leader.indexes.map((index) => street(index))) });
    case 'none':
      return t(countsNothing(weights) ? 'home:ranking.nothing' : 'lead.none');
  }
}
