import { useWindowEvent } from '@mantine/hooks';
import { House } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import classes from './photo.module.css';

interface Props {
  src: string | null;
  alt: string;
  /** The first photo of a screen is fetched at once, the others as they come near. */
  eager?: boolean;
  /** Wraps the photo, or the drawing in its place. */
  wrap?: (photo: ReactElement, isMissing: boolean) => ReactElement;
}

/**
 * A photo that fills its frame; one that is missing or does not load becomes a quiet drawing of a house. One that failed is tried again once
 * the network is back.
 */
export function Photo({ src, alt, eager = false, wrap = (photo) => photo }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || failed === src) return wrap(<Drawing alt={alt} onOnline={() => setFailed(null)} />, true);
  return wrap(
    <img
      className={classes['photo']}
      src={src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
    />,
    false,
  );
}

function Drawing({ alt, onOnline }: { alt: string; onOnline: () => void }) {
  useWindowEvent('online', onOnline);
  return (
    <span className={classes['missing']} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
      <House strokeWidth={1.25} />
    </span>
  );
}
