import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import classes from './ranking.module.css';

/** The shape of the ranking while the homes are being read. */
export function RankingSkeleton() {
  return (
    <div aria-busy className={classes['skeleton']}>
      <Skeleton inlineSize={200} blockSize={64} />
      <div className={classes['page']}>
        <Card>
          <Skeleton blockSize={640} />
        </Card>
        <Card>
          <Skeleton blockSize={640} />
        </Card>
      </div>
    </div>
  );
}
