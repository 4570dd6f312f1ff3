import { Heart, type LucideIcon, SquareCheck, ThumbsDown } from 'lucide-react';
import { excerpt } from '#src/domain/excerpt.ts';
import type { Home } from '#src/domain/home.ts';
import { type Action, ActionList } from '#src/ui/action-list.tsx';
import { Layer } from '#src/ui/layer.tsx';
import { longestComment } from './cells.tsx';
import classes from './home-cards.module.css';
import { useListActions } from './list-actions.ts';
import { useListingContext } from './listing-context.ts';
import { useHomeMenu } from './use-home-menu.ts';

/** All actions on a home of the list, in rows large enough for a thumb. */
export function HomeSheet({ home, isSelected, onClose }: { home: Home; isSelected: boolean; onClose: () => void }) {
  const { t } = useListingContext();
  const { mark, toggle } = useListActions();
  const { propStatus, question } = home;
  const [details, ...others] = useHomeMenu(home);
  const reaction = (name: 'liked' | 'disliked', icon: LucideIcon, label: string): Action => {
    const pressed = propStatus === name;
    return { icon, label, pressed, run: () => mark([home], pressed ? null : name) };
  };
  const reactions = [
    reaction('liked', Heart, t('home:actions.like')),
    reaction('disliked', ThumbsDown, t('home:actions.dislike')),
  ];
  const actions: readonly Action[] = [
    details,
    ...(propStatus === 'hidden' ? [] : reactions),
    {
      icon: SquareCheck,
      label: t('listing:selection.select'),
      pressed: isSelected,
      run: () => toggle(home, false),
    },
    ...others,
  ];
  return (
    <Layer kind="sheet" title={home.address ?? t('home:noAddress')} onClose={onClose}>
      {question.comments !== null && (
        <p dir="auto" className={classes['comment']}>
          {excerpt(question.comments, longestComment)}
        </p>
      )}
      <ActionList actions={actions} />
    </Layer>
  );
}
