import { Photo } from './photo.tsx';
import classes from './photo.module.css';

interface Props {
  src: string | null;
  label: string;
  tabIndex?: number;
  eager?: boolean;
  checked?: boolean;
  onClick: () => void;
}

/** A photo that opens or selects. If there is none, or it does not load, nothing opens. */
export function PhotoButton({ src, label, tabIndex, eager, checked, onClick }: Props) {
  return (
    <Photo
      src={src}
      alt=""
      eager={eager}
      wrap={(photo, isMissing) =>
        isMissing && checked === undefined ? (
          photo
        ) : (
          <button
            type="button"
            className={classes['button']}
            tabIndex={tabIndex}
            aria-label={label}
            {...(checked !== undefined && { role: 'checkbox', 'aria-checked': checked })}
            onClick={onClick}
          >
            {photo}
          </button>
        )
      }
    />
  );
}
