import { Link } from '@tanstack/react-router';
import { Trophy, X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingFilters, ListingSearch } from '#src/domain/listing-search.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { Badge } from '#src/ui/badge.tsx';
import { isFirstClick } from '#src/ui/is-first-click.ts';
import { isForElsewhere } from '#src/ui/is-for-elsewhere.ts';
import { Photo } from '#src/ui/photo.tsx';
import classes from './compare.module.css';
import { Marker } from './marker.tsx';
import type { ComparedColumn } from './use-columns.ts';

export interface Removal {
  /** The address of the comparison without a home. */
  without: (id: string) => Partial<ListingSearch>;
  offerUndo: (id: string, street: string) => void;
}

export function RemoveLink({ column: { home, street }, removal }: { column: ComparedColumn; removal: Removal }) {
  const { t } = useTranslation('compare');
  return (
    <Link
      to="/app/listing"
      search={removal.without(home.id)}
      className={classes['remove']}
      aria-label={t('remove', { address: street })}
      onClick={(event) => {
        if (!isFirstClick(event)) event.preventDefault();
        else if (!isForElsewhere(event)) removal.offerUndo(home.id, street);
      }}
    >
      <X size={16} />
    </Link>
  );
}

interface PhotosProps {
  columns: readonly ComparedColumn[];
  /** How many of them have a rank. */
  ranked: number;
  removal: Removal;
  corner: ReactNode;
}

export function HomePhotos({ columns, ranked, removal, corner }: PhotosProps) {
  const { t } = useTranslation(['compare', 'home']);
  const format = useHomeFormat();
  return (
    <div className={classes['photos']} style={{ '--homes': columns.length } as CSSProperties}>
      <div className={classes['corner']}>{corner}</div>
      {columns.map((column) => (
        <div key={column.home.id} className={classes['photo']} data-leads={column.leads || undefined}>
          <div className={classes['picture']}>
            <Photo src={column.home.photo} alt={t('home:photo', { address: column.street })} eager />
            <RemoveLink column={column} removal={removal} />
            {column.leads && (
              <span className={classes['winner']}>
                <Badge tone="good">
                  <Trophy size={14} /> {t('compare:bestOf', { amount: format.number(ranked) })}
                </Badge>
              </span>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Names the columns; stays in view while the rows scroll beneath it. */
export function HomeHeads({ columns, filters }: { columns: readonly ComparedColumn[]; filters: ListingFilters }) {
  const { t } = useTranslation('home');
  return (
    <thead className={classes['heads']}>
      <tr>
        <td>{t('homes', { count: columns.length })}</td>
        {columns.map((column, index) => (
          // A screen reader repeats it with each value: the street will do.
          <th key={column.home.id} scope="col" abbr={column.street} data-leads={column.leads || undefined}>
            <HomeHead column={column} index={index} filters={filters} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function HomeHead({ column, index, filters }: { column: ComparedColumn; index: number; filters: ListingFilters }) {
  const { t } = useTranslation('home');
  const format = useHomeFormat();
  const { home, street, name, rank } = column;
  return (
    <Link to="/app/listing/detail" search={{ ...filters, id: home.id }} className={classes['head']}>
      <span className={classes['thumb']}>
        <Photo src={home.photo} alt="" eager />
      </span>
      <span className={classes['name']}>
        <bdi className={classes['street']}>{street}</bdi>
        <bdi className={classes['short']}>{name}</bdi>
        <span className={classes['sums']}>
          <svg viewBox="-6 -6 12 12" className={classes['key']} aria-hidden>
            <Marker index={index} />
          </svg>
          <span className={classes['price']}>{format.price(home.price)}</span>
          {rank?.place != null && <b>{format.score(rank.score.mean)}</b>}
          {home.propStatus === 'disliked' && <Badge>{t('ranking.disliked')}</Badge>}
          {home.propStatus === 'hidden' && <Badge>{t('status.hidden')}</Badge>}
        </span>
      </span>
    </Link>
  );
}
