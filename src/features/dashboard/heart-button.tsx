import { Heart } from 'lucide-react';
import classes from './heart-button.module.css';

interface Props {
  isLiked: boolean;
  label: string;
  /** Likes the home, or takes the like back. */
  onLike: () => void;
}

/** Lies on the photo of a home. */
export function HeartButton({ isLiked, label, onLike }: Props) {
  return (
    <button type="button" className={classes['heart']} aria-pressed={isLiked} aria-label={label} onClick={onLike}>
      <Heart size={20} aria-hidden />
    </button>
  );
}
