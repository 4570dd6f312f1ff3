import type { LayoutType, ThemeType } from '#src/domain/look.ts';
import { deriveTokens } from '#src/theme/derive.ts';
import type { NavStyleRow } from '../nav-styles.ts';
import classes from './drawings.module.css';

/** The default colours of each theme, whatever the buyer chose. */
const colors = {
  lite: deriveTokens({}, 'lite'),
  'semi-dark': deriveTokens({}, 'semi-dark'),
  dark: deriveTokens({}, 'dark'),
};

export function ThemeDrawing({ themeType }: { themeType: ThemeType }) {
  const { body, surface, nav, pressed, hairline } = colors[themeType];
  const block = themeType === 'dark' ? hairline : pressed;
  return (
    <svg viewBox="0 0 108 68" className={classes['theme']} aria-hidden>
      <rect fill={body} width="108" height="68" />
      <rect fill={surface} x="26" width="82" height="12" />
      <rect fill={nav} width="26" height="68" />
      <rect fill={block} x="34" y="20" width="66" height="18" rx="3" />
      <rect fill={block} x="34" y="43" width="30" height="17" rx="3" />
      <rect fill={block} x="70" y="43" width="30" height="17" rx="3" />
    </svg>
  );
}

const headerHeight = 8;

export function NavStyleDrawing({ row: { nav, folds, header } }: { row: NavStyleRow }) {
  const side = folds ? 7 : 16;
  const top = header === 'none' ? 5 : nav === 'over' ? 6 : 0;
  return (
    <svg viewBox="0 0 60 40" className={classes['style']} aria-hidden>
      <rect className={classes['page']} width="60" height="40" />
      {header === 'none' && <rect className={classes['announcement']} width="60" height="5" />}
      {header !== 'none' && (
        <rect className={classes[header === 'dark' ? 'nav' : 'surface']} y={top} width="60" height={headerHeight} />
      )}
      {nav === 'side' && <rect className={classes['nav']} y={top} width={side} height="40" />}
      {nav === 'drawer' && (
        <>
          <rect className={classes['veiled']} y={headerHeight} width="16" height="32" />
          <rect className={classes['nav']} x="3" y="2.500" width="5" height="3" />
        </>
      )}
      {nav === 'over' && <rect className={classes['nav']} width="60" height="6" />}
      {nav === 'under' && <rect className={classes['nav']} y={headerHeight} width="60" height="6" />}
      {nav === 'under' && header === 'dark' && <rect className={classes['mark']} x="6" y="10" width="20" height="2" />}
      {nav === 'inside' && <rect className={classes['mark']} x="20" y="3" width="26" height="2" />}
      {nav === 'inset' && <rect className={classes['nav']} x="6" y="11" width="48" height="6" rx="1.500" />}
    </svg>
  );
}

const widths: Record<LayoutType, number> = { framed: 44, 'full-width': 60, boxed: 32 };

export function LayoutDrawing({ layoutType }: { layoutType: LayoutType }) {
  const width = widths[layoutType];
  const start = (60 - width) / 2;
  const boxed = layoutType === 'boxed';
  return (
    <svg viewBox="0 0 60 40" className={classes['style']} aria-hidden>
      <rect className={classes[boxed ? 'outside' : 'page']} width="60" height="40" />
      {boxed && <rect className={classes['page']} x={start} width={width} height="40" />}
      <rect className={classes['surface']} x={boxed ? start : 0} width={boxed ? width : 60} height="8" />
      <rect className={classes['block']} x={start + 3} y="13" width={width - 6} height="10" rx="2" />
      <rect className={classes['block']} x={start + 3} y="27" width={width - 6} height="10" rx="2" />
    </svg>
  );
}
