import { useTranslation } from 'react-i18next';
import type { Leader } from '#src/domain/comparison.ts';
import { useFormat } from '#src/i18n/format.ts';
import { isolated } from '#src/i18n/isolated.ts';
import type { Column } from './use-columns.ts';

export function VerdictSentence({ columns, leader }: { columns: readonly Column[]; leader: Leader }) {
  const { t } = useTranslation('compare');
  const format = useFormat();
  const street = (index: number) => columns[index]?.street ?? '';
  switch (leader.kind) {
    case 'one': {
      // A lead that a tenth would round to nothing takes two decimals.
      const by = leader.by < 0.1 ? Math.max(0.01, Math.round(leader.by * 100) / 100) : Math.round(leader.by * 10) / 10;
      return t('lead.one', { home: street(leader.index), by: format.number(by), next: street(leader.next) });
    }
    case 'tied':
      return t('lead.tied', { homes: format.list(leader.indexes.map((index) => isolated(street(index)))) });
    case 'none':
      return t('lead.none');
  }
}
