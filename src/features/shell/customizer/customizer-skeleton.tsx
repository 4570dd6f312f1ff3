import { Skeleton } from '#src/ui/skeleton.tsx';
import classes from './customizer-skeleton.module.css';

export function CustomizerSkeleton() {
  return (
    <div className={classes['skeleton']}>
      {[1, 3, 1].map((rows, group) => (
        // oxlint-disable-next-line react/no-array-index-key -- the groups never change
        <div key={group} className={classes['group']}>
          <Skeleton inlineSize={96} />
          {Array.from({ length: rows * 3 }, (_, index) => (
            <Skeleton key={index} blockSize={64} />
          ))}
        </div>
      ))}
    </div>
  );
}
