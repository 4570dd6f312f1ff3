import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHomes } from '#src/api/use-homes.ts';
import { addressLines } from '#src/domain/home.ts';
import type { ListingFilters } from '#src/domain/listing-search.ts';
import { nextToScore } from '#src/domain/next-to-score.ts';
import { criteria, scoredCount } from '#src/domain/question.ts';
import { Photo } from '#src/ui/photo.tsx';
import classes from './viewing.module.css';

interface Props {
  id: string;
  filters: ListingFilters;
  order: readonly string[];
}

/** The next home of the listing that is not fully scored. */
export function NextHome({ id, filters, order }: Props) {
  const { t } = useTranslation(['detail', 'home']);
  const next = nextToScore(useHomes().items, order, id);
  if (!next) return null;
  return (
    <section>
      <h2 className="small muted">{t('detail:next')}</h2>
      <Link
        to="/app/listing/detail"
        search={{ ...filters, id: next.id, mode: 'scoring' }}
        className={classes['next']}
        replace
      >
        <span className={classes['thumb']}>
          <Photo src={next.photo} alt="" />
        </span>
        <span className={classes['nextText']}>
          <b>
            <bdi>{addressLines(next.address ?? t('home:noAddress'))[0]}</bdi>
          </b>
          <span className="small muted">
            {t('detail:scores.progress', { scored: scoredCount(next.question), of: criteria.length })}
          </span>
        </span>
        <ChevronRight size={20} className="mirrored" />
      </Link>
    </section>
  );
}
