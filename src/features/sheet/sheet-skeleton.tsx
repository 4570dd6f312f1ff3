import { CardSkeletons } from '#src/ui/card-skeletons.tsx';
import { ScreenSkeleton } from '#src/ui/screen-skeleton.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import classes from './sheet-skeleton.module.css';

export function SheetSkeleton({ stops }: { stops: number }) {
  return (
    <ScreenSkeleton className={classes['skeleton']}>
      <Skeleton inlineSize={200} blockSize={136} />
      <CardSkeletons count={stops} blockSize={408} />
    </ScreenSkeleton>
  );
}
