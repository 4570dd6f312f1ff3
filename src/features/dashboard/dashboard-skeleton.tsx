import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import classes from './dashboard.module.css';

export function DashboardSkeleton() {
  return (
    <div aria-busy>
      <Skeleton inlineSize={280} blockSize={36} />
      <br />
      <div className={classes['cards']}>
        {[0, 1].map((card) => (
          <Card key={card}>
            <Skeleton inlineSize={120} blockSize={24} />
            <br />
            <Skeleton inlineSize={180} blockSize={36} />
          </Card>
        ))}
      </div>
      <div className={classes['homes']}>
        {[0, 1, 2].map((card) => (
          <Card key={card} bare>
            <Skeleton blockSize={420} />
          </Card>
        ))}
      </div>
    </div>
  );
}
