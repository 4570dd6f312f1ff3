import { Skeleton } from '#src/ui/skeleton.tsx';
import classes from './detail.module.css';

export function DetailSkeleton() {
  return (
    <div aria-busy>
      <div className={classes['back']}>
        <Skeleton inlineSize={80} />
      </div>
      <div className={classes['detail']}>
        <div className={classes['photo']} />
        <Skeleton blockSize={320} />
      </div>
    </div>
  );
}
