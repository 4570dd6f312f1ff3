import { Skeleton } from '#src/ui/skeleton.tsx';
import classes from './detail.module.css';

export function DetailSkeleton() {
  return (
    <div aria-busy>
      <div className={classes['top']}>
        <Skeleton inlineSize={80} />
      </div>
      <div className={classes['detail']}>
        <div className={classes['column']}>
          <div className={classes['photo']} />
          <div className={classes['rest']}>
            <Skeleton blockSize={200} />
            <Skeleton blockSize={820} />
          </div>
        </div>
        <div className={classes['column']}>
          <div className={classes['priceCard']}>
            <Skeleton blockSize={452} />
          </div>
          <div className={classes['rest']}>
            <Skeleton blockSize={240} />
            <Skeleton blockSize={240} />
          </div>
        </div>
      </div>
    </div>
  );
}
