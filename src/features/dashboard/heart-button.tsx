import { Heart } from 'lucide-react';
import type { Home } from '#src/domain/home.ts';
import { isFirstClick } from '#src/ui/is-first-click.ts';
import classes from './heart-button.module.css';

interface Props {
  home: Home;
  label: string;
  onLike: (home: Home) => void;
}

export function HeartButton({ home, label, onLike }: Props) {
  return (
    <button
      type="button"
      className={classes['heart']}
      aria-pressed={home.propStatus === 'liked'}
      aria-label={label}
      onClick={(event) => isFirstClick(event) && onLike(home)}
    >
      <Heart size={20} />
    </button>
  );
}
