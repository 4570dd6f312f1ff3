import { MessageSquare } from 'lucide-react';
import { excerpt } from '#src/domain/excerpt.ts';
import type { Home } from '#src/domain/home.ts';
import { Tip } from '#src/ui/tip.tsx';
import classes from './home-table.module.css';
import { useListingContext } from './listing-context.ts';
import { useRowStop } from './row-stop.ts';

/** The whole comment is on the home's own screen. */
const longest = 1000;

/** The buyer's comment on a home, in a tooltip. */
export function CommentButton({ home }: { home: Home }) {
  const { t } = useListingContext();
  const tabIndex = useRowStop();
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
          <MessageSquare size={16} aria-hidden />
        </button>
      </Tip>
    )
  );
}
