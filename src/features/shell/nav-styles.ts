import type { NavStyle } from '#src/domain/look.ts';

/** How the frame stands from 992 px up; below, every style has a header and the navigation in a drawer. */
export interface NavStyleRow {
  /**
   * Where the navigation stands: a sidebar, a drawer behind the menu button, or a bar over, under or inside the header, or set into the
   * page beneath it.
   */
  nav: 'side' | 'drawer' | 'over' | 'under' | 'inside' | 'inset';
  /** A sidebar that folds to a rail of icons. */
  folds: boolean;
  /** The header's ground. Without a header its tools are in the sidebar, and the announcement bar is above the page. */
  header: 'light' | 'dark' | 'none';
}

export const navStyleRows: Record<NavStyle, NavStyleRow> = {
  fixed: { nav: 'side', folds: false, header: 'light' },
  'mini-sidebar': { nav: 'side', folds: true, header: 'light' },
  drawer: { nav: 'drawer', folds: false, header: 'light' },
  'no-header-mini-sidebar': { nav: 'side', folds: true, header: 'none' },
  'vertical-no-header': { nav: 'side', folds: false, header: 'none' },
  'default-horizontal': { nav: 'under', folds: false, header: 'light' },
  'dark-horizontal': { nav: 'under', folds: false, header: 'dark' },
  'inside-header-horizontal': { nav: 'inside', folds: false, header: 'dark' },
  'below-header': { nav: 'inset', folds: false, header: 'light' },
  'top-to-header': { nav: 'over', folds: false, header: 'light' },
};
