import type { CSSProperties } from 'react';
import classes from './skeleton.module.css';

/** A grey shape in the size of the content that will replace it. */
export function Skeleton({ inlineSize = '100%', blockSize = 16 }: Pick<CSSProperties, 'inlineSize' | 'blockSize'>) {
  return <span className={classes['skeleton']} style={{ inlineSize, blockSize }} aria-hidden />;
}
