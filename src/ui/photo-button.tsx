import { Photo } from './photo.tsx';
import classes from './photo.module.css';

interface Props {
  src: string | null;
  label: string;
  tabIndex?: number;
  eager?: boolean;
  onClick: () => void;
}

export function PhotoButton({ src, label, tabIndex, eager, onClick }: Props) {
  return (
    <button type="button" className={classes['button']} tabIndex={tabIndex} aria-label={label} onClick={onClick}>
      <Photo src={src} alt="" eager={eager} />
    </button>
  );
}
