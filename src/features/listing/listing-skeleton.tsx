import { useMediaQuery } from '@mantine/hooks';
import { Skeleton } from '#src/ui/skeleton.tsx';
import classes from './listing-skeleton.module.css';

const rows = Array.from({ length: 8 }, (_, at) => at);

/** The listing's shape, in its final size. */
export function ListingSkeleton() {
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  return (
    <div aria-busy className={classes['listing']} data-cards={isPhone || undefined}>
      <div className={classes['head']}>
        <Skeleton inlineSize={96} blockSize={20} />
        <Skeleton inlineSize={180} blockSize={36} />
      </div>
      <div className={classes['card']}>
        <div className={classes['toolbar']}>
          <Skeleton inlineSize={320} blockSize={40} />
          <Skeleton inlineSize={340} blockSize={40} />
        </div>
        <div className={classes['chips']}>
          {rows.slice(2).map((chip) => (
            <Skeleton key={chip} inlineSize={96} blockSize={32} />
          ))}
        </div>
        {!isPhone && <div className={classes['columns']} />}
        {rows.map((row) => (
          <div key={row} className={classes['row']}>
            <Skeleton inlineSize={isPhone ? 112 : 62} blockSize={isPhone ? 84 : 40} />
            <Skeleton inlineSize="100%" blockSize={20} />
          </div>
        ))}
      </div>
    </div>
  );
}
