import { useMediaQuery } from '@mantine/hooks';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { homeIn } from '#src/api/homes.ts';
import { useSettings } from '#src/api/signed-in.ts';
import { useKnownHomes } from '#src/api/use-homes.ts';
import { useUnread } from '#src/api/use-unread.ts';
import { settings } from '#src/device/settings.ts';
import { loadWords } from '#src/i18n/start-i18n.ts';
import { CardWords } from '#src/ui/card-boundary.tsx';
import { Toasts } from '#src/ui/toasts.tsx';
import { useLateLayer } from '#src/ui/use-late-layer.ts';
import { Announcement } from './announcement.tsx';
import classes from './app-frame.module.css';
import { AppHeader } from './app-header.tsx';
import { FrameFooter } from './frame-footer.tsx';
import ground from './ground.module.css';
import { KeptNote } from './kept-note.tsx';
import { NavList } from './nav-list.tsx';
import { navStyleRows } from './nav-styles.ts';
import { SideContent } from './side-content.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useOfflineNotice } from './use-offline-notice.ts';
import { usePaletteKeys } from './use-palette-keys.ts';
import { useWriteNotices } from './use-write-notices.ts';

interface Props {
  children: ReactNode;
  onSignOut: () => void;
}

/** Where the width for a sidebar begins: the specification's breakpoint. */
const wideFrom = '(min-width: 992px)';

/** The frame of the signed-in area: one for every navigation style, whose rows of data say what stands where. */
export function AppFrame({ children, onSignOut }: Props) {
  const { t } = useTranslation(['shell', 'common']);
  const { navStyle, navCollapsed, announcementSeen } = useSettings();
  const style = navStyleRows[navStyle];
  const wide = useMediaQuery(wideFrom, undefined, { getInitialValueInEffect: false });
  const unread = useUnread().total;
  const main = useRef<HTMLElement>(null);
  const unfetched = { message: t('common:failure.network'), closeLabel: t('common:actions.close') };
  const drawer = useLateLayer(async () => (await import('./nav-drawer.tsx')).NavDrawer, unfetched);
  const customizer = useLateLayer(async () => {
    await loadWords('customizer');
    return (await import('./customizer/customizer.tsx')).Customizer;
  }, unfetched);
  const palette = useLateLayer(async () => {
    await loadWords('palette', 'customizer');
    return (await import('./palette/palette.tsx')).Palette;
  }, unfetched);
  useWriteNotices();
  useOfflineNotice();
  useFocusOnNavigation(main);
  useDocumentTitle(useHomeInAddress());
  usePaletteKeys(palette.open);

  const tools = { onOpenPalette: palette.open, onOpenCustomizer: customizer.open };
  const side = wide && style.nav === 'side';
  const bar = wide && !side && style.nav !== 'drawer';
  const folded = style.folds && navCollapsed;
  const navBar = (
    <div className={`${classes['bar']} ${ground['bar']}`}>
      <div className={classes['bar-inner']}>
        <NavList along="bar" unread={unread} />
      </div>
    </div>
  );
  return (
    <div
      className={classes['frame']}
      data-nav={wide ? style.nav : 'drawer'}
      data-header={wide ? style.header : 'light'}
      data-folded={folded || undefined}
    >
      <a className={classes['skip']} href="#content">
        {t('shell:skip')}
      </a>
      {style.header === 'none' && !announcementSeen && (
        <div className={classes['announcement']}>
          <Announcement />
        </div>
      )}
      {side && (
        <aside className={`${classes['side']} ${ground['nav']}`} aria-label={t('shell:sidebar')}>
          <div className={classes['side-inner']}>
            <SideContent
              unread={unread}
              onSignOut={onSignOut}
              fold={
                style.folds ? { folded, toggle: () => settings.update({ navCollapsed: !navCollapsed }) } : undefined
              }
              tools={style.header === 'none' ? tools : undefined}
            />
          </div>
        </aside>
      )}
      <div className={classes['page']}>
        {bar && style.nav === 'over' && navBar}
        {(!wide || style.header !== 'none') && (
          <div className={classes['header']}>
            <AppHeader
              dark={wide && style.header === 'dark'}
              wide={wide}
              menu={side || bar ? null : { opened: drawer.opened, open: drawer.open }}
              onSignOut={onSignOut}
              {...tools}
            >
              {bar && style.nav === 'inside' ? <NavList along="bar" unread={unread} /> : undefined}
            </AppHeader>
          </div>
        )}
        {bar && (style.nav === 'under' || style.nav === 'inset') && navBar}
        <main ref={main} id="content" tabIndex={-1} className={classes['main']}>
          <KeptNote />
          <CardWords value={{ title: t('common:cardFailed'), retry: t('common:actions.tryAgain') }}>
            {children}
          </CardWords>
        </main>
        {wide && <FrameFooter withSync={!side} />}
      </div>
      {drawer.Layer && (
        <drawer.Layer opened={drawer.opened} onClose={drawer.close} unread={unread} onSignOut={onSignOut} />
      )}
      {customizer.Layer && <customizer.Layer opened={customizer.opened} onClose={customizer.close} />}
      {palette.Layer && (
        <palette.Layer opened={palette.opened} onClose={palette.close} onOpenCustomizer={customizer.open} />
      )}
      <Toasts />
    </div>
  );
}

/** The address of the home that the screen is about, for the window's title; undefined until it is known. */
function useHomeInAddress(): string | null | undefined {
  const id = useRouterState({
    select: ({ resolvedLocation }) =>
      resolvedLocation?.pathname.toLowerCase() === '/app/listing/detail' ? resolvedLocation.search.id : undefined,
  });
  const homes = useKnownHomes();
  if (id === undefined) return null;
  return homes && (homeIn(homes, String(id))?.address ?? null);
}
