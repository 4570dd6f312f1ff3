import classes from './home-table.module.css';

/**
 * An icon of Lucide's as one path. Lucide renders two components with ten attributes for each icon. All icons of the page, five a row among
 * them, took 35 of the 570 ms in which a slow phone rendered the first rows.
 */
const icon = (path: string, label?: string) => (
  <svg className={classes['icon']} viewBox="0 0 24 24" {...(label ? { role: 'img', 'aria-label': label } : hidden)}>
    <path d={path} />
  </svg>
);
const hidden = { 'aria-hidden': true };

export const check = (label: string) => icon('M20 6 9 17l-5-5', label);
export const comment = icon(
  'M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z',
);
export const heart = icon(
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
);
export const thumbsDown = icon(
  'M9 18.12 10 14H4.17a2 2 0 0 1-1.92-2.56l2.33-8A2 2 0 0 1 6.5 2H20a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-2.76a2 2 0 0 0-1.79 1.11L12 22a3.13 3.13 0 0 1-3-3.88ZM17 14V2',
);
export const ellipsis = icon(
  'M13 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0ZM13 5a1 1 0 1 1-2 0 1 1 0 0 1 2 0ZM13 19a1 1 0 1 1-2 0 1 1 0 0 1 2 0Z',
);
