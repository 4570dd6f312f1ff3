import { Skeleton } from '#src/ui/skeleton.tsx';
import { ScreenSkeleton } from '#src/ui/screen-skeleton.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import classes from './listing-skeleton.module.css';

const rows = Array.from({ length: 10 }, (_, index) => index);
const chips = [56, 72, 76, 92, 124, 136];
/** The widths of a row's cells after its photo, in pixels. */
const cells = [56, 20, 64, 72, 180, 18, 28, 28, 28];

export function ListingSkeleton() {
  const isPhone = useIsPhone();
  return (
    <ScreenSkeleton className={classes['listing']} data-cards={isPhone || undefined}>
      <div className={classes['head']}>
        <Skeleton inlineSize={180} blockSize={36} />
        <Skeleton inlineSize={140} blockSize={40} />
      </div>
      <div className={classes['card']}>
        <div className={classes['toolbar']}>
          <Skeleton inlineSize={280} blockSize={isPhone ? 44 : 40} />
          <Skeleton inlineSize={isPhone ? 96 : 420} blockSize={isPhone ? 44 : 40} />
        </div>
        <div className={classes['chips']}>
          {chips.map((width) => (
            <Skeleton key={width} inlineSize={width} blockSize={isPhone ? 44 : 32} />
          ))}
        </div>
        {!isPhone && <div className={classes['columns']} />}
        {rows.map((row) => (
          <div key={row} className={classes['row']}>
            {isPhone ? (
              <>
                <Skeleton inlineSize={100} blockSize="100%" />
                <div className={classes['text']}>
                  <Skeleton inlineSize={96} blockSize={24} />
                  <Skeleton inlineSize={150} blockSize={16} />
                  <Skeleton inlineSize={120} blockSize={16} />
                  <Skeleton inlineSize={160} blockSize={20} />
                </div>
              </>
            ) : (
              <>
                <Skeleton inlineSize={18} blockSize={18} />
                <Skeleton inlineSize={62} blockSize={42} />
                {cells.map((width, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- they never move
                  <Skeleton key={index} inlineSize={width} blockSize={16} />
                ))}
              </>
            )}
          </div>
        ))}
      </div>
    </ScreenSkeleton>
  );
}
