import type { CSSProperties } from 'react';
import classes from './skeleton.module.css';

interface Props extends Pick<CSSProperties, 'inlineSize' | 'blockSize'> {
  count?: number;
}

/** Grey shapes in the size of the content that will replace them. */
export function Skeleton({ count = 1, inlineSize = '100%', blockSize = 16 }: Props) {
  return Array.from({ length: count }, (_, shape) => (
    <span key={shape} className={classes['skeleton']} style={{ inlineSize, blockSize }} aria-hidden />
  ));
}
