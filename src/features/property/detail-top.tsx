import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingFilters } from '#src/domain/listing-search.ts';
import { useFormat } from '#src/i18n/format.ts';
import layout from './detail.module.css';
import classes from './home-detail.module.css';

interface Props {
  id: string;
  order: readonly string[];
  filters: ListingFilters;
  back: ReactNode;
}

export function DetailTop({ id, order, filters, back }: Props) {
  const { t } = useTranslation(['detail', 'shell']);
  const format = useFormat();
  const index = order.indexOf(id);
  const step = (to: string | undefined, label: string, icon: ReactNode) =>
    to === undefined ? (
      <span className={classes['step']} aria-hidden>
        {icon}
      </span>
    ) : (
      <Link to="/app/listing/detail" search={{ ...filters, id: to }} className={classes['step']} aria-label={label}>
        {icon}
      </Link>
    );
  return (
    <div className={layout['top']}>
      {back}
      {index >= 0 && order.length > 1 && (
        <nav className={classes['steps']} aria-label={t('shell:titles.properties')}>
          <span>{t('position', { place: format.number(index + 1), of: format.number(order.length) })}</span>
          {step(order[index - 1], t('previous'), <ChevronLeft size={20} className="mirrored" />)}
          {step(order[index + 1], t('next'), <ChevronRight size={20} className="mirrored" />)}
        </nav>
      )}
    </div>
  );
}
