import { Card } from '#src/ui/card.tsx';
import { CardSkeletons } from '#src/ui/card-skeletons.tsx';
import { ScreenSkeleton } from '#src/ui/screen-skeleton.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import layout from './columns.module.css';
import classes from './profile.module.css';

export function ProfileSkeleton() {
  return (
    <ScreenSkeleton>
      <div className={classes['banner']}>
        <Skeleton inlineSize={48} blockSize={48} />
        <div className={classes['who']}>
          <Skeleton inlineSize={200} blockSize={28} />
        </div>
        <Skeleton inlineSize={240} blockSize={40} />
      </div>
      <div className={layout['columns']}>
        <Card>
          <div className={classes['groups']}>
            <Skeleton inlineSize={120} />
            {[4, 3, 4, 4].map((facts, group) => (
              <section key={group}>
                <div className={classes['facts']}>
                  {Array.from({ length: facts }, (_, fact) => (
                    <Skeleton key={fact} inlineSize={fact % 2 ? '60%' : '80%'} blockSize={40} />
                  ))}
                </div>
              </section>
            ))}
          </div>
        </Card>
        <CardSkeletons blockSize={48} />
      </div>
    </ScreenSkeleton>
  );
}
