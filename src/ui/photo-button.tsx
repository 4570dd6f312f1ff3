import { Photo } from './photo.tsx';
import classes from './photo.module.css';

interface Props {
  src: string | null;
  label: string;
  tabIndex?: number;
  eager?: boolean;
  /** Makes it a check box. */
  checked?: boolean;
  onClick: () => void;
}

/** A photo that opens or selects. Where there is none, nothing opens. */
export function PhotoButton({ src, label, tabIndex, eager, checked, onClick }: Props) {
  if (src === null && checked === undefined) return <Photo src={src} alt="" />;
  return (
    <button
      type="button"
      className={classes['button']}
      tabIndex={tabIndex}
      aria-label={label}
      {...(checked !== undefined && { role: 'checkbox', 'aria-checked': checked })}
      onClick={onClick}
    >
      <Photo src={src} alt="" eager={eager} />
    </button>
  );
}
