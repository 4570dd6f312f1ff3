import { criteria } from '#src/domain/question.ts';
import { Card } from '#src/ui/card.tsx';
import { ScreenSkeleton } from '#src/ui/screen-skeleton.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import classes from './ranking.module.css';

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

export function RankingSkeleton() {
  return (
    <ScreenSkeleton className={classes['skeleton']}>
      <Skeleton inlineSize={200} blockSize={92} />
      <div className={classes['page']}>
        <div className={classes['places']}>
          <Card bare>
            {rows.map((row) => (
              <div key={row} className={classes['row']}>
                <span className={classes['place']}>
                  <Skeleton inlineSize={20} blockSize={24} />
                </span>
                <span className={classes['photo']}>
                  <Skeleton blockSize="100%" />
                </span>
                <div className={classes['lines']}>
                  <Skeleton inlineSize={160} />
                  <Skeleton inlineSize={120} />
                  <Skeleton inlineSize={240} />
                </div>
                <div className={classes['score']}>
                  <Skeleton inlineSize={32} blockSize={20} />
                  <Skeleton blockSize={6} />
                </div>
              </div>
            ))}
          </Card>
        </div>
        <Card>
          <Skeleton inlineSize={120} blockSize={24} />
          {criteria.map((name) => (
            <div key={name} className={classes['weight']}>
              <Skeleton inlineSize={88} />
              <Skeleton inlineSize={214} blockSize={32} />
            </div>
          ))}
        </Card>
      </div>
    </ScreenSkeleton>
  );
}
