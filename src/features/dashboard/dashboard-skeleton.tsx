import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import classes from './dashboard.module.css';
import recent from './recent-homes.module.css';

/** The dashboard's shape while it is being read. */
export function DashboardSkeleton() {
  return (
    <div aria-busy className={classes['skeleton']}>
      <Skeleton inlineSize={320} blockSize={36} />
      <div className={classes['overview']}>
        <Card>
          <Skeleton blockSize={336} />
        </Card>
        <div className={classes['side']}>
          <Card>
            <Skeleton blockSize={108} />
          </Card>
          <Card>
            <Skeleton blockSize={156} />
          </Card>
        </div>
      </div>
      <div className={recent['homes']}>
        {[0, 1, 2].map((card) => (
          <Card key={card} bare>
            <Skeleton blockSize={440} />
          </Card>
        ))}
      </div>
    </div>
  );
}
