import type { CSSProperties } from 'react';
import { Card } from './card.tsx';
import { Skeleton } from './skeleton.tsx';

interface Props {
  count?: number;
  /** The height of each card's content. */
  blockSize: CSSProperties['blockSize'];
  /** Without the padding of a card. */
  bare?: boolean;
}

export function CardSkeletons({ count = 1, blockSize, bare = false }: Props) {
  return Array.from({ length: count }, (_, card) => (
    <Card key={card} bare={bare}>
      <Skeleton blockSize={blockSize} />
    </Card>
  ));
}
