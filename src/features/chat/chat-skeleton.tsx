import { Skeleton } from '#src/ui/skeleton.tsx';
import { ScreenSkeleton } from '#src/ui/screen-skeleton.tsx';
import tabStyles from '#src/ui/tabs.module.css';
import classes from './chat.module.css';
import list from './conversation-list.module.css';

/** `open` where the address names a conversation: a phone shows that alone. */
export function ChatSkeleton({ open }: { open: boolean }) {
  return (
    <ScreenSkeleton className={classes['chat']} data-edge-to-edge data-open={open || undefined}>
      <div className={classes['title']}>
        <Skeleton inlineSize={120} blockSize={28} />
      </div>
      <div className={classes['list']}>
        <div className={`${tabStyles['tabs']} ${list['tabs']}`}>
          <div className={classes['line']}>
            <Skeleton inlineSize={200} blockSize={24} />
          </div>
        </div>
        <div className={list['search']}>
          <div className={classes['line']}>
            <Skeleton blockSize={24} />
          </div>
        </div>
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <div key={row} className={list['row']}>
            <Skeleton inlineSize={64} blockSize={56} />
            <Skeleton blockSize={56} />
          </div>
        ))}
      </div>
      <div className={classes['beside']}>
        <ConversationSkeleton />
      </div>
    </ScreenSkeleton>
  );
}

export function ConversationSkeleton() {
  return (
    <div className={classes['coming']}>
      <div className={classes['head']}>
        <Skeleton inlineSize={64} blockSize={48} />
        <Skeleton inlineSize="60%" blockSize={40} />
      </div>
      <div className={classes['composer']}>
        <Skeleton blockSize={48} />
      </div>
    </div>
  );
}
