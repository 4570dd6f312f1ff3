import { Card } from '#src/ui/card.tsx';
import { FieldSkeleton } from '#src/ui/field-skeleton.tsx';
import { ScreenSkeleton } from '#src/ui/screen-skeleton.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import classes from './settings.module.css';

export function SettingsSkeleton() {
  return (
    <ScreenSkeleton className="grid">
      <Skeleton inlineSize={160} blockSize={36} />
      <div className={classes['forms']}>
        <Card>
          <div className={classes['form']}>
            <Skeleton inlineSize={160} />
            <FieldSkeleton />
            <FieldSkeleton />
            <FieldSkeleton />
            <Skeleton inlineSize={180} blockSize={48} />
          </div>
        </Card>
        <Card>
          <div className={classes['form']}>
            <Skeleton inlineSize={120} />
            <Skeleton blockSize={40} />
            <FieldSkeleton />
            <Skeleton inlineSize={160} blockSize={48} />
          </div>
        </Card>
      </div>
    </ScreenSkeleton>
  );
}
