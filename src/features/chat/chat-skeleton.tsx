import { Skeleton } from '#src/ui/skeleton.tsx';
import tabStyles from '#src/ui/tabs.module.css';
import classes from './chat.module.css';
import list from './conversation-list.module.css';

export function ChatSkeleton() {
  return (
    <div className={classes['chat']} data-edge-to-edge aria-busy>
      <div className={classes['title']}>
        <Skeleton inlineSize={120} blockSize={28} />
      </div>
      <div className={classes['list']}>
        <div className={`${tabStyles['tabs']} ${list['tabs']}`}>
          <Skeleton inlineSize={200} blockSize={44} />
        </div>
        <div className={list['search']}>
          <Skeleton blockSize={44} />
        </div>
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <div key={row} className={list['row']}>
            <Skeleton inlineSize={64} blockSize={56} />
            <Skeleton blockSize={56} />
          </div>
        ))}
      </div>
      <div className={classes['nothing']} />
    </div>
  );
}
