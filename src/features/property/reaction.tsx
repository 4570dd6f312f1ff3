import { Heart, ThumbsDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PropStatus } from '#src/domain/home.ts';
import classes from './actions.module.css';

interface Props {
  propStatus: PropStatus;
  onReact: (status: 'liked' | 'disliked') => void;
}

/** Like or dislike, or neither by pressing what is pressed. */
export function Reaction({ propStatus, onReact }: Props) {
  const { t } = useTranslation(['detail', 'home']);
  const [liked, disliked] = [propStatus === 'liked', propStatus === 'disliked'];
  return (
    <div className={classes['reaction']} role="group" aria-label={t('detail:actions.reaction')}>
      <button type="button" aria-pressed={liked} onClick={() => onReact('liked')}>
        <Heart size={16} aria-hidden fill={liked ? 'currentColor' : 'none'} />
        {liked ? t('detail:actions.liked') : t('home:actions.like')}
      </button>
      <button type="button" aria-pressed={disliked} onClick={() => onReact('disliked')}>
        <ThumbsDown size={16} aria-hidden fill={disliked ? 'currentColor' : 'none'} />
        {disliked ? t('detail:actions.disliked') : t('home:actions.dislike')}
      </button>
    </div>
  );
}
