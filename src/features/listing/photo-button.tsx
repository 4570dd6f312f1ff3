import type { Home } from '#src/domain/home.ts';
import { Photo } from '#src/ui/photo.tsx';
import classes from './home-parts.module.css';
import { useListActions } from './list-actions.ts';
import { useListingContext } from './listing-context.ts';
import { useRowStop } from './row-stop.ts';

/** A home's photo, which opens large. */
export function PhotoButton({ home }: { home: Home }) {
  const { t } = useListingContext();
  const { showPhoto } = useListActions();
  return (
    <button
      type="button"
      className={classes['photo']}
      tabIndex={useRowStop()}
      aria-label={t('listing:row.photo', { address: home.address ?? t('home:noAddress') })}
      onClick={() => showPhoto(home)}
    >
      <Photo src={home.photo} alt="" />
    </button>
  );
}
