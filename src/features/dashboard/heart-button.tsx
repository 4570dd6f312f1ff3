import { Heart } from 'lucide-react';
import type { Home } from '#src/domain/home.ts';
import classes from './heart-button.module.css';

interface Props {
  home: Home;
  label: string;
  /** Likes the home, or takes the like back. */
  onLike: (home: Home) => void;
}

/** Lies on the photo of a home. */
export function HeartButton({ home, label, onLike }: Props) {
  return (
    <button
      type="button"
      className={classes['heart']}
      aria-pressed={home.propStatus === 'liked'}
      aria-label={label}
      onClick={() => onLike(home)}
    >
      <Heart size={20} aria-hidden />
    </button>
  );
}
