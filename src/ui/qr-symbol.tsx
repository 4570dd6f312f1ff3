import { lazyComponent } from './lazy-component.tsx';

/** A text as a QR code. The encoder, which few screens need, comes with the first. */
export const QrSymbol = lazyComponent(
  async () => (await import('./qr-image.tsx')).QrImage,
  <svg viewBox="0 0 1 1" aria-hidden />,
);
