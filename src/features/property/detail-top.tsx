import { Link, useRouter } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingFilters } from '#src/domain/listing-search.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useBackWords } from '#src/i18n/back-words.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { isForElsewhere } from '#src/ui/is-for-elsewhere.ts';
import layout from './detail.module.css';
import classes from './home-detail.module.css';

interface Props {
  id: string;
  order: readonly string[];
  filters: ListingFilters;
}

export function DetailTop({ id, order, filters }: Props) {
  const { t } = useTranslation(['detail', 'shell']);
  const backWords = useBackWords('properties');
  const format = useFormat();
  const { history } = useRouter();
  const index = order.indexOf(id);
  const goBack = (event: MouseEvent) => {
    if (!history.location.state.fromListing || isForElsewhere(event)) return;
    // Going back restores the listing's scroll position, selection and focus.
    event.preventDefault();
    history.back();
  };
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
      <BackLink
        {...backWords}
        renderRoot={(props) => <Link to="/app/listing" search={filters} onClick={goBack} {...props} />}
      />
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
