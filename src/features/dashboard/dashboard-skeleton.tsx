import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import classes from './dashboard.module.css';
import recent from './recent-homes.module.css';
import top from './top-three.module.css';

/** The dashboard's shape while its data is on the way. */
export function DashboardSkeleton() {
  return (
    <div aria-busy className={classes['skeleton']}>
      <Skeleton inlineSize={320} blockSize={36} />
      <div className={top['section']}>
        <div className={top['homes']}>
          {[0, 1, 2].map((card) => (
            <Card key={card} bare>
              <Skeleton blockSize={320} />
            </Card>
          ))}
        </div>
      </div>
      <div className={classes['overview']}>
        {[0, 1].map((card) => (
          <Card key={card}>
            <Skeleton blockSize={248} />
          </Card>
        ))}
        <div className={classes['side']}>
          <Card>
            <Skeleton blockSize={108} />
          </Card>
          <Card>
            <Skeleton blockSize={76} />
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
