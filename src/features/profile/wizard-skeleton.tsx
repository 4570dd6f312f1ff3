import { Card } from '#src/ui/card.tsx';
import { CardSkeletons } from '#src/ui/card-skeletons.tsx';
import { FieldSkeleton } from '#src/ui/field-skeleton.tsx';
import { ScreenSkeleton } from '#src/ui/screen-skeleton.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { stepNumbers } from '#src/domain/profile-steps.ts';
import layout from './columns.module.css';

export function WizardSkeleton() {
  return (
    <ScreenSkeleton className="grid">
      <Skeleton inlineSize={280} blockSize={64} />
      <div className={layout['steps']}>
        <Skeleton count={stepNumbers.length} blockSize={44} />
      </div>
      <div className={layout['columns']}>
        <Card className={layout['questions']}>
          <div className="grid">
            <FieldSkeleton />
            <Skeleton count={3} blockSize={112} />
          </div>
        </Card>
        <div className="grid">
          <CardSkeletons blockSize={72} />
          <CardSkeletons blockSize={96} />
        </div>
      </div>
    </ScreenSkeleton>
  );
}
