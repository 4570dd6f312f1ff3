import { House } from 'lucide-react';
import { useState } from 'react';
import classes from './photo.module.css';

interface Props {
  src: string | null;
  alt: string;
  /** The first photo of a screen is fetched at once, the others as they come near. */
  eager?: boolean;
}

/** A photo that fills its frame; one that is missing or does not load becomes a quiet drawing of a house. */
export function Photo({ src, alt, eager = false }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || failed === src)
    return (
      <span className={classes['missing']} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
        <House aria-hidden strokeWidth={1.25} />
      </span>
    );
  return (
    <img
      className={classes['photo']}
      src={src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
    />
  );
}
