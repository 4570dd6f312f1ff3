import { Layer } from './layer.tsx';
import { Photo } from './photo.tsx';
import classes from './photo-sheet.module.css';

interface Props {
  src: string | null;
  title: string;
  alt: string;
  onClose: () => void;
}

export function PhotoSheet({ src, title, alt, onClose }: Props) {
  return (
    <Layer flush kind="picture" title={title} onClose={onClose}>
      <div className={classes['photo']}>
        <Photo eager src={src} alt={alt} />
      </div>
    </Layer>
  );
}
