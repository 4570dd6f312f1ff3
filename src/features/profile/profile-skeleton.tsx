import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import classes from './profile.module.css';

/** The profile's shape, and the wizard's, while it is being read. */
export function ProfileSkeleton() {
  return (
    <div aria-busy className={classes['skeleton']}>
      <Card>
        <Skeleton blockSize={72} />
      </Card>
      <div className={classes['columns']}>
        <Card>
          <Skeleton blockSize={420} />
        </Card>
        <Card>
          <Skeleton blockSize={180} />
        </Card>
      </div>
    </div>
  );
}
