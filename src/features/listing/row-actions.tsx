import { ArchiveRestore, Heart, ThumbsDown } from 'lucide-react';
import type { Home } from '#src/domain/home.ts';
import classes from './home-table.module.css';
import { useListActions } from './list-actions.ts';
import { useListingContext } from './listing-context.ts';
import { RowMenu } from './row-menu.tsx';
import { useRowStop } from './row-stop.ts';

const reactions = [
  { mark: 'liked', name: 'like', Icon: Heart },
  { mark: 'disliked', name: 'dislike', Icon: ThumbsDown },
] as const;

/** The buyer's reaction to a home at one click, and everything else behind the menu. */
export function RowActions({ home }: { home: Home }) {
  const { t } = useListingContext();
  const { mark, restore } = useListActions();
  const tabIndex = useRowStop();
  const address = home.address ?? t('home:noAddress');
  return (
    <div className={classes['actions']}>
      {home.propStatus === 'hidden' ? (
        <button
          type="button"
          className={classes['tool']}
          tabIndex={tabIndex}
          aria-label={t('listing:row.restore', { address })}
          // The second click of a double click would restore the home that moves under the pointer.
          onClick={({ detail }) => detail < 2 && restore([home])}
        >
          <ArchiveRestore size={18} aria-hidden />
        </button>
      ) : (
        reactions.map((reaction) => {
          const isOn = home.propStatus === reaction.mark;
          return (
            <button
              key={reaction.mark}
              type="button"
              className={classes['tool']}
              data-mark={reaction.mark}
              tabIndex={tabIndex}
              aria-pressed={isOn}
              aria-label={t(`listing:row.${reaction.name}`, { address })}
              onClick={() => mark([home], isOn ? null : reaction.mark)}
            >
              <reaction.Icon size={18} aria-hidden />
            </button>
          );
        })
      )}
      <RowMenu home={home} />
    </div>
  );
}
