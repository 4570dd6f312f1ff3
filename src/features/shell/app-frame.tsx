import { useMediaQuery } from '@mantine/hooks';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { homeIn } from '#src/api/homes.ts';
import { useSettings } from '#src/api/signed-in.ts';
import { useKnownHomes } from '#src/api/use-homes.ts';
import { useUnread } from '#src/api/use-unread.ts';
import { settings } from '#src/device/settings.ts';
import { CardWords } from '#src/ui/card-boundary.tsx';
import { LazyToasts } from '#src/ui/lazy-toasts.tsx';
import { wideFrom } from '#src/ui/wide.ts';
import { Announcement } from './announcement.tsx';
import classes from './app-frame.module.css';
import { AppHeader } from './app-header.tsx';
import { CustomizerLayer } from './customizer/customizer-layer.tsx';
import { FrameFooter } from './frame-footer.tsx';
import ground from './ground.module.css';
import { KeptNote } from './kept-note.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import { NavList } from './nav-list.tsx';
import { navStyleRows } from './nav-styles.ts';
import { Palette } from './palette/palette.tsx';
import { SideContent } from './side-content.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useOfflineNotice } from './use-offline-notice.ts';
import { usePaletteKeys } from './use-palette-keys.ts';
import { useAskBeforeClosing } from './use-ask-before-closing.ts';
import { useCodeForLater } from './use-code-for-later.ts';
import { useWriteNotices } from './use-write-notices.ts';

interface Props {
  children: ReactNode;
  onSignOut: () => void;
}

/** The frame of the signed-in area: one for every navigation style, whose rows of data say what stands where. */
export function AppFrame({ children, onSignOut }: Props) {
  const { t } = useTranslation(['shell', 'common']);
  const { navStyle, navCollapsed, announcementSeen } = useSettings();
  const style = navStyleRows[navStyle];
  const wide = useMediaQuery(wideFrom, undefined, { getInitialValueInEffect: false });
  const unread = useUnread().total;
  const main = useRef<HTMLElement>(null);
  const [layer, setLayer] = useState<'menu' | 'customizer' | 'palette' | null>(null);
  const closeLayer = () => setLayer(null);
  const openCustomizer = () => setLayer('customizer');
  const openPalette = () => setLayer('palette');
  useWriteNotices();
  useAskBeforeClosing();
  useOfflineNotice();
  useFocusOnNavigation(main);
  useDocumentTitle(useHomeInAddress());
  usePaletteKeys(openPalette);
  useCodeForLater();

  const tools = { onOpenPalette: openPalette, onOpenCustomizer: openCustomizer };
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
    <CardWords value={{ title: t('common:cardFailed'), retry: t('common:actions.tryAgain') }}>
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
                menu={side || bar ? null : { opened: layer === 'menu', open: () => setLayer('menu') }}
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
            {/* Whatever a screen waits for, the frame stays. */}
            <Suspense>{children}</Suspense>
          </main>
          {wide && <FrameFooter withSidebar={side} />}
        </div>
        <NavDrawer
          opened={layer === 'menu'}
          onClose={closeLayer}
          unread={unread}
          onSignOut={onSignOut}
          onOpenCustomizer={wide ? undefined : openCustomizer}
        />
        <CustomizerLayer opened={layer === 'customizer'} onClose={closeLayer} />
        <Palette opened={layer === 'palette'} onClose={closeLayer} onOpenCustomizer={openCustomizer} />
        <LazyToasts />
      </div>
    </CardWords>
  );
}

/** The address of the home that the screen is about, for the window's title; undefined until it is known. */
function useHomeInAddress(): string | null | undefined {
  const id = useRouterState({
    select: ({ resolvedLocation }) => {
      const path = resolvedLocation?.pathname.toLowerCase().replace(/\/$/, '');
      return path === '/app/listing/detail' || path === '/app/comments' ? resolvedLocation?.search.id : undefined;
    },
  });
  const homes = useKnownHomes();
  if (id === undefined) return null;
  return homes && (homeIn(homes, String(id))?.address ?? null);
}
