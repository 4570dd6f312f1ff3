import type { CSSProperties } from 'react';
import { ScreenSkeleton } from '#src/ui/screen-skeleton.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import classes from './compare-skeleton.module.css';

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

export function CompareSkeleton({ ids }: { ids: readonly string[] }) {
  return (
    <ScreenSkeleton className={classes['page']} style={{ '--homes': ids.length } as CSSProperties}>
      <div className={classes['head']}>
        <Skeleton inlineSize={280} blockSize={36} />
        <Skeleton inlineSize={420} />
        <Skeleton inlineSize={240} blockSize={44} />
      </div>
      <div className={classes['sheet']}>
        <div className={classes['row']}>
          <Skeleton inlineSize={120} blockSize={24} />
          {ids.map((id) => (
            <div key={id} className={classes['home']}>
              <Skeleton blockSize="12vw" />
              <Skeleton inlineSize={140} />
            </div>
          ))}
        </div>
        {rows.map((row) => (
          <div key={row} className={classes['row']}>
            <Skeleton inlineSize={96} />
            <Skeleton count={ids.length} inlineSize={88} />
          </div>
        ))}
      </div>
    </ScreenSkeleton>
  );
}
