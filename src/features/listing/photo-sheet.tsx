import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { Layer } from '#src/ui/layer.tsx';
import { Photo } from '#src/ui/photo.tsx';
import classes from './listing.module.css';

interface Props {
  home: Home;
  onClose: () => void;
}

/** A home's photo, as large as the screen allows. */
export function PhotoSheet({ home, onClose }: Props) {
  const { t } = useTranslation('home');
  const address = home.address ?? t('noAddress');
  return (
    <Layer open flush kind="picture" title={address} onClose={onClose}>
      <div className={classes['photo']}>
        <Photo eager src={home.photo} alt={t('photo', { address })} />
      </div>
    </Layer>
  );
}
