import { Skeleton } from './skeleton.tsx';
import classes from './skeleton.module.css';

export function FieldSkeleton() {
  return (
    <div className={classes['field']}>
      <Skeleton inlineSize={120} />
      <Skeleton blockSize={42} />
    </div>
  );
}
