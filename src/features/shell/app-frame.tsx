import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#src/api/signed-in.ts';
import { settings } from '#src/device/settings.ts';
import { AtOnceContext } from '#src/ui/after-paint.tsx';
import { LazyToasts } from '#src/ui/lazy-toasts.tsx';
import { wideFrom } from '#src/ui/wide.ts';
import { Announcement } from './announcement.tsx';
import classes from './app-frame.module.css';
import { AppHeader } from './app-header.tsx';
import { CustomizerLayer } from './customizer/customizer-layer.tsx';
import { FrameFooter } from './frame-footer.tsx';
import { FrameEffects } from './frame-effects.ts';
import ground from './ground.module.css';
import { KeptNote } from './kept-note.tsx';
import { ProfileNote } from './profile-note.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import { NavList } from './nav-list.tsx';
import { navStyleRows } from './nav-styles.ts';
import { KeysLayer } from './palette/keys-layer.tsx';
import { Palette } from './palette/palette.tsx';
import { SideContent } from './side-content.tsx';
import { useAtOnce } from './use-at-once.ts';
import { usePaletteKeys } from './use-palette-keys.ts';

/** The frame of the signed-in area: one for every navigation style, whose rows of data say what stands where. */
export function AppFrame({ children, onSignOut }: { children: ReactNode; onSignOut: () => void }) {
  const { t } = useTranslation('shell');
  const { navStyle, navCollapsed, announcementSeen } = useSettings();
  const wide = useMediaQuery(wideFrom, undefined, { getInitialValueInEffect: false });
  const { nav, folds, header } = navStyleRows[wide ? navStyle : 'drawer'];
  const main = useRef<HTMLElement>(null);
  const [layer, setLayer] = useState<'menu' | 'customizer' | 'palette' | 'keys' | null>(null);
  const closeLayer = () => setLayer(null);
  const openCustomizer = () => setLayer('customizer');
  const openPalette = () => setLayer('palette');
  usePaletteKeys(openPalette);

  const tools = { onOpenPalette: openPalette, onOpenCustomizer: openCustomizer };
  const side = nav === 'side';
  const folded = folds && navCollapsed;
  const navBar = (
    <div className={`${classes['bar']} ${ground['bar']}`}>
      <div className={classes['barInner']}>
        <NavList along="bar" />
      </div>
    </div>
  );
  return (
    <div className={classes['frame']} data-nav={nav} data-header={header} data-folded={folded || undefined}>
      <a className={classes['skip']} href="#content">
        {t('skip')}
      </a>
      {/* As the chosen style has it, on a narrow page too. */}
      {navStyleRows[navStyle].header === 'none' && !announcementSeen && (
        <div className={classes['announcement']}>
          <Announcement />
        </div>
      )}
      {side && (
        <aside className={`${classes['side']} ${ground['nav']}`} aria-label={t('sidebar')}>
          <div className={classes['sideInner']}>
            <SideContent
              onSignOut={onSignOut}
              fold={folds ? { folded, toggle: () => settings.update({ navCollapsed: !navCollapsed }) } : undefined}
              tools={header === 'none' ? tools : undefined}
            />
          </div>
        </aside>
      )}
      <div className={classes['page']}>
        {nav === 'over' && navBar}
        {header !== 'none' && (
          <div className={classes['header']}>
            <AppHeader
              dark={header === 'dark'}
              wide={wide}
              menu={nav === 'drawer' ? { opened: layer === 'menu', open: () => setLayer('menu') } : null}
              onSignOut={onSignOut}
              {...tools}
            >
              {nav === 'inside' ? <NavList along="bar" /> : undefined}
            </AppHeader>
          </div>
        )}
        {(nav === 'under' || nav === 'inset') && navBar}
        <main ref={main} id="content" tabIndex={-1} className={classes['main']}>
          <KeptNote />
          <ProfileNote />
          {/* Whatever a screen waits for, the frame stays. */}
          <AtOnceContext value={useAtOnce()}>
            <Suspense>{children}</Suspense>
          </AtOnceContext>
        </main>
        {wide && <FrameFooter withSidebar={side} />}
      </div>
      {layer === 'menu' && (
        <NavDrawer onClose={closeLayer} onSignOut={onSignOut} onOpenCustomizer={wide ? undefined : openCustomizer} />
      )}
      {layer === 'customizer' && <CustomizerLayer onClose={closeLayer} />}
      {layer === 'palette' && (
        <Palette
          onClose={closeLayer}
          onOpenCustomizer={openCustomizer}
          onOpenKeys={() => setLayer('keys')}
          onSignOut={onSignOut}
        />
      )}
      {layer === 'keys' && <KeysLayer onClose={closeLayer} />}
      {/* The menu lies over the toasts of a phone. */}
      <LazyToasts kept={layer === 'menu'} />
      <FrameEffects main={main} />
    </div>
  );
}
