import type { Home } from '#src/domain/home.ts';
import { PhotoButton } from '#src/ui/photo-button.tsx';
import { useListActions } from './list-actions.ts';
import { useListingContext } from './listing-context.ts';
import { useRowStop } from './row-stop.ts';

export function HomePhoto({ home }: { home: Home }) {
  const { t } = useListingContext();
  const { showPhoto } = useListActions();
  return (
    <PhotoButton
      src={home.photo}
      label={t('home:openPhoto', { address: home.address ?? t('home:noAddress') })}
      tabIndex={useRowStop()}
      onClick={() => showPhoto(home)}
    />
  );
}
