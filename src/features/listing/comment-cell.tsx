import { excerpt } from '#src/domain/excerpt.ts';
import { Tip } from '#src/ui/tip.tsx';
import classes from './home-table.module.css';
import { comment } from './row-icons.tsx';
import type { RenderCell } from './table-features.ts';

/** The whole comment is on the home's own screen. */
const longest = 1000;

/** The buyer's comment on a home, in a tooltip. */
export const commentCell: RenderCell = (home, { t }, { tabIndex }) => {
  const comments = home.question.comments && excerpt(home.question.comments, longest);
  return (
    comments !== null && (
      <Tip text={comments} pressed>
        <button
          type="button"
          className={classes['tool']}
          tabIndex={tabIndex}
          aria-label={t('listing:row.comment', { address: home.address ?? t('home:noAddress'), comment: comments })}
        >
          {comment}
        </button>
      </Tip>
    )
  );
};
