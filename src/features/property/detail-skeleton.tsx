import { criteria } from '#src/domain/question.ts';
import { Card } from '#src/ui/card.tsx';
import { CardSkeletons } from '#src/ui/card-skeletons.tsx';
import { ScreenSkeleton } from '#src/ui/screen-skeleton.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import classes from './detail.module.css';

const facts = [0, 1, 2, 3, 4, 5, 6, 7];

export function DetailSkeleton() {
  return (
    <ScreenSkeleton>
      <div className={classes['top']}>
        <Skeleton inlineSize={80} />
      </div>
      <div className={classes['detail']}>
        <div className={classes['photo']} />
        <Card className={classes['priceCard']}>
          <div className={classes['lines']}>
            <Skeleton inlineSize={160} blockSize={36} />
            <Skeleton inlineSize={200} blockSize={40} />
            <Skeleton blockSize={56} />
            <Skeleton blockSize={64} />
            <Skeleton count={3} blockSize={40} />
          </div>
        </Card>
        <div className={classes['rest']}>
          <Card>
            <div className={classes['facts']}>
              {facts.map((fact) => (
                <div key={fact} className={classes['lines']}>
                  <Skeleton inlineSize={56} />
                  <Skeleton inlineSize={96} />
                </div>
              ))}
            </div>
          </Card>
          <Card>
            <div className={classes['lines']}>
              <Skeleton count={criteria.length} blockSize={48} />
            </div>
          </Card>
        </div>
        <div className={classes['rest']}>
          <CardSkeletons count={2} blockSize={180} />
        </div>
      </div>
    </ScreenSkeleton>
  );
}
