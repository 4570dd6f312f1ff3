import type { CSSProperties } from 'react';
import classes from './skeleton.module.css';

/** The grey shape of what comes, in its final size. */
export function Skeleton({ inlineSize = '100%', blockSize = 16 }: Pick<CSSProperties, 'inlineSize' | 'blockSize'>) {
  return <span className={classes['skeleton']} style={{ inlineSize, blockSize }} aria-hidden />;
}
