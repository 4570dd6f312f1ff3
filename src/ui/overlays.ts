/* All that appears over the page. It is one file, which is fetched after the first screen: see with-overlays.tsx. */
export { LayerOverlay } from './layer-overlay.tsx';
export { Mantine } from './mantine.tsx';
export { MenuDivider, MenuItem, MenuOverlay } from './menu-overlay.tsx';
export { PopoverOverlay } from './popover-overlay.tsx';
export { TipOverlay } from './tip-overlay.tsx';
export { dismissToast, dismissToasts, presentToast, Toasts } from './toasts.tsx';
