import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingLook } from '#src/domain/listing-look.ts';
import { addressLines, type Home } from '#src/domain/home.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Photo } from '#src/ui/photo.tsx';
import classes from './compare.module.css';
import type { comparisonSearch } from './comparison-search.ts';
import { SeriesKey } from './series-key.tsx';

interface Props {
  home: Home;
  at: number;
  /** The listing that the homes were chosen from. */
  look: ListingLook;
  /** The search parameters of the comparison without this home. */
  rest: ReturnType<typeof comparisonSearch>;
  /** How the home stands for the buyer. */
  verdict: ReactNode;
}

/** The head of a home's column: photo, price, address and verdict. */
export function HomeHead({ home, at, look, rest, verdict }: Props) {
  const { t } = useTranslation(['compare', 'home', 'common']);
  const format = useFormat();
  const [street] = addressLines(home.address ?? t('home:noAddress'));
  return (
    <th scope="col" className={classes['head']}>
      <div className={classes['picture']}>
        <Photo src={home.photo} alt={t('home:photo', { address: street })} eager />
        <Link
          to="/app/listing"
          search={rest}
          className={classes['remove']}
          aria-label={t('compare:remove', { address: street })}
        >
          <X size={16} aria-hidden />
        </Link>
      </div>
      <span className={classes['price']}>
        <b>{home.price === null ? t('common:notAvailable') : format.money(home.price)}</b>
        <SeriesKey at={at} />
      </span>
      <Link to="/app/listing/detail" search={{ ...look, id: home.id }} className={classes['street']}>
        <bdi>{street}</bdi>
      </Link>
      {verdict}
    </th>
  );
}
