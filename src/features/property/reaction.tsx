import { Heart, ThumbsDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HomeActions } from '#src/domain/home-actions.ts';
import type { Home } from '#src/domain/home.ts';
import { isFirstClick } from '#src/ui/is-first-click.ts';
import classes from './actions.module.css';

const reactions = [
  { mark: 'liked', icon: Heart, verb: 'like' },
  { mark: 'disliked', icon: ThumbsDown, verb: 'dislike' },
] as const;

interface Props {
  home: Home;
  actions: HomeActions;
  /** Only the icons, for the bar on a phone. */
  compact?: boolean;
}

/** Like and dislike. Pressing the pressed one takes it back. */
export function Reaction({ home, actions, compact = false }: Props) {
  const { t } = useTranslation(['detail', 'home']);
  return (
    <div
      className={classes['reaction']}
      data-compact={compact || undefined}
      role="group"
      aria-label={t('home:facts.reaction')}
    >
      {reactions.map(({ mark, icon: Icon, verb }) => {
        const isSet = home.propStatus === mark;
        const label = t(`home:actions.${verb}`);
        return (
          <button
            key={mark}
            type="button"
            className="press-box"
            data-mark={mark}
            aria-pressed={isSet}
            aria-label={compact ? label : undefined}
            onClick={(event) => isFirstClick(event) && actions.mark([home], isSet ? null : mark)}
          >
            <Icon size={20} />
            {!compact && (isSet ? t(`detail:actions.${mark}`) : label)}
          </button>
        );
      })}
    </div>
  );
}
