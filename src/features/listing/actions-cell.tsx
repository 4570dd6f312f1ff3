import { ArchiveRestore } from 'lucide-react';
import type { Home } from '#src/domain/home.ts';
import { isFirstClick } from '#src/ui/is-first-click.ts';
import { Menu, type MenuParts } from '#src/ui/menu.tsx';
import { MenuActions } from '#src/ui/menu-actions.tsx';
import classes from './home-table.module.css';
import { ellipsis, heart, thumbsDown } from './row-icons.tsx';
import type { RenderCell } from './table-features.ts';
import { useHomeMenu } from './use-home-menu.ts';

const reactions = [
  { mark: 'liked', name: 'like', icon: heart },
  { mark: 'disliked', name: 'dislike', icon: thumbsDown },
] as const;

/** The buyer's reaction to a home at one click, and everything else behind the menu. */
export const actionsCell: RenderCell = (home, { labels }, { actions: { mark, restore }, tabIndex }) => (
  <>
    {home.propStatus === 'hidden' ? (
      <button
        type="button"
        className={classes['tool']}
        tabIndex={tabIndex}
        aria-label={labels.restore(home)}
        onClick={(event) => isFirstClick(event) && restore([home])}
      >
        <ArchiveRestore size={18} />
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
            aria-label={labels[reaction.name](home)}
            onClick={(event) => isFirstClick(event) && mark([home], isOn ? null : reaction.mark)}
          >
            {reaction.icon}
          </button>
        );
      })
    )}
    <Menu
      opensByArrow={false}
      target={
        <button type="button" className={classes['tool']} tabIndex={tabIndex} aria-label={labels.more(home)}>
          {ellipsis}
        </button>
      }
    >
      {(parts) => <MenuItems home={home} {...parts} />}
    </Menu>
  </>
);

function MenuItems({ home, ...parts }: MenuParts & { home: Home }) {
  return <MenuActions actions={useHomeMenu(home)} {...parts} />;
}
