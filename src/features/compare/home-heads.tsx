import { Link, useRouter } from '@tanstack/react-router';
import { Trophy, X } from 'lucide-react';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRanking } from '#src/api/use-ranking.ts';
import type { ListingFilters, ListingSearch } from '#src/domain/listing-search.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { Badge } from '#src/ui/badge.tsx';
import { isForElsewhere } from '#src/ui/is-for-elsewhere.ts';
import { Photo } from '#src/ui/photo.tsx';
import { showToast } from '#src/ui/toast.ts';
import classes from './compare.module.css';
import { Marker } from './marker.tsx';
import type { ComparedColumn } from './use-columns.ts';

/** The toast with the Undo of a removal. */
export const removalToast = 'comparison';

/** The address of the comparison without a home. */
export type Without = (id: string) => Partial<ListingSearch>;

export function RemoveLink({ column: { home, street }, without }: { column: ComparedColumn; without: Without }) {
  const { t } = useTranslation(['compare', 'common']);
  const router = useRouter();
  const offerUndo = (event: MouseEvent) => {
    if (isForElsewhere(event)) return;
    const { href } = router.state.location;
    void showToast({
      name: removalToast,
      message: t('compare:removed', { address: street }),
      action: { label: t('common:actions.undo'), run: () => router.history.push(href) },
    });
  };
  return (
    <Link
      to="/app/listing"
      search={without(home.id)}
      className={classes['remove']}
      aria-label={t('compare:remove', { address: street })}
      onClick={offerUndo}
    >
      <X size={16} />
    </Link>
  );
}

interface PhotosProps {
  columns: readonly ComparedColumn[];
  without: Without;
  corner: ReactNode;
}

export function HomePhotos({ columns, without, corner }: PhotosProps) {
  const { t } = useTranslation(['compare', 'home']);
  const format = useHomeFormat();
  return (
    <div className={classes['photos']} style={{ '--homes': columns.length } as CSSProperties}>
      <div className={classes['corner']}>{corner}</div>
      {columns.map((column) => (
        <div key={column.home.id} className={classes['photo']} data-leads={column.leads || undefined}>
          <div className={classes['picture']}>
            <Photo src={column.home.photo} alt={t('home:photo', { address: column.street })} eager />
            <RemoveLink column={column} without={without} />
            {column.leads && (
              <span className={classes['winner']}>
                <Badge tone="good">
                  <Trophy size={14} /> {t('compare:bestOf', { amount: format.number(columns.length) })}
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
  const { home, street, name } = column;
  const rank = useRanking().of.get(home.id);
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
