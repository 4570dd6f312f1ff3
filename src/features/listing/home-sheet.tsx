import { Heart, SquareCheck, ThumbsDown } from 'lucide-react';
import { excerpt } from '#src/domain/excerpt.ts';
import type { Home } from '#src/domain/home.ts';
import { Layer } from '#src/ui/layer.tsx';
import classes from './home-cards.module.css';
import { type HomeVerb, useHomeVerbs } from './home-verbs.ts';
import { useListActions } from './list-actions.ts';
import { useListingContext } from './listing-context.ts';

type SheetAction = Omit<HomeVerb, 'name'> & { isOn?: boolean };

interface Props {
  home: Home;
  isSelected: boolean;
  onClose: () => void;
}

/** Everything that can be done to a home of the list, one thumb's width each. */
export function HomeSheet({ home, isSelected, onClose }: Props) {
  const { t } = useListingContext();
  const { mark, toggle } = useListActions();
  const { propStatus, question } = home;
  const reactTo = (reaction: 'liked' | 'disliked') => mark([home], propStatus === reaction ? null : reaction);
  const [details, ...others] = useHomeVerbs(home);
  const reactions: readonly SheetAction[] = [
    { icon: Heart, label: t('home:actions.like'), isOn: propStatus === 'liked', run: () => reactTo('liked') },
    {
      icon: ThumbsDown,
      label: t('home:actions.dislike'),
      isOn: propStatus === 'disliked',
      run: () => reactTo('disliked'),
    },
  ];
  const actions: readonly SheetAction[] = [
    details,
    ...(propStatus === 'hidden' ? [] : reactions),
    {
      icon: SquareCheck,
      label: t('listing:selection.select'),
      isOn: isSelected,
      run: () => toggle(home, false),
    },
    ...others,
  ];
  return (
    <Layer
      open
      kind="sheet"
      title={home.address ?? t('home:noAddress')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
    >
      {question.comments !== null && <p className={classes['comment']}>{excerpt(question.comments, 1000)}</p>}
      <ul className={classes['actions']}>
        {actions.map(({ icon: Icon, label, isOn, href, isOutside, run }) => {
          const content = (
            <>
              <Icon size={20} aria-hidden />
              {label}
            </>
          );
          return (
            <li key={label}>
              {href === undefined ? (
                <button type="button" aria-pressed={isOn} onClick={run}>
                  {content}
                </button>
              ) : (
                <a href={href} onClick={run} {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}>
                  {content}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </Layer>
  );
}
