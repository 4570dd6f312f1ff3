import { CardSkeletons } from '#src/ui/card-skeletons.tsx';
import { ScreenSkeleton } from '#src/ui/screen-skeleton.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import classes from './dashboard.module.css';

export function DashboardSkeleton() {
  return (
    <ScreenSkeleton className={classes['skeleton']}>
      <Skeleton inlineSize={320} blockSize={36} />
      <div className={classes['top']}>
        <Skeleton inlineSize={180} blockSize={40} />
        <div className={classes['topHomes']}>
          <CardSkeletons count={3} bare blockSize="var(--top-home)" />
        </div>
      </div>
      <div className={classes['overview']}>
        <CardSkeletons count={2} blockSize={248} />
        <div className={classes['side']}>
          <CardSkeletons blockSize={108} />
          <CardSkeletons blockSize={76} />
        </div>
      </div>
      <div className={classes['recentHomes']}>
        <CardSkeletons count={3} bare blockSize={440} />
      </div>
    </ScreenSkeleton>
  );
}
