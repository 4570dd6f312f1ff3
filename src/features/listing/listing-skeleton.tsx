import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

export function ListingSkeleton() {
  return (
    <div aria-busy>
      <Skeleton inlineSize={200} blockSize={92} />
      <br />
      <Card bare>
        <Skeleton blockSize={600} />
      </Card>
    </div>
  );
}
