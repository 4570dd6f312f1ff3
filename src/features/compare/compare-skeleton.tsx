import type { CSSProperties } from 'react';
import { mostCompared } from '#src/domain/compared-count.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import classes from './compare-skeleton.module.css';

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

export function CompareSkeleton({ ids }: { ids: readonly string[] }) {
  const columns = ids.slice(0, mostCompared);
  return (
    <div aria-busy className={classes['page']} style={{ '--homes': columns.length } as CSSProperties}>
      <div className={classes['head']}>
        <Skeleton inlineSize={280} blockSize={36} />
        <Skeleton inlineSize={420} />
        <Skeleton inlineSize={240} blockSize={44} />
      </div>
      <div className={classes['sheet']}>
        <div className={classes['row']}>
          <Skeleton inlineSize={120} blockSize={24} />
          {columns.map((column) => (
            <div key={column} className={classes['home']}>
              <span className={classes['photo']}>
                <Skeleton blockSize="100%" />
              </span>
              <Skeleton inlineSize={140} />
            </div>
          ))}
        </div>
        {rows.map((row) => (
          <div key={row} className={classes['row']}>
            <Skeleton inlineSize={96} />
            {columns.map((column) => (
              <Skeleton key={column} inlineSize={88} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
