import type { ReactNode } from 'react';
import { focusHeading } from './focus-heading.ts';
import { Note } from './note.tsx';

interface Props {
  message: string;
  /** Shown after the message. */
  children?: ReactNode;
  onDismiss: () => void;
}

const scrollTo = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' });

/** The failure of a form, above its fields. It scrolls into view. */
export function FormNote({ message, children, onDismiss }: Props) {
  return (
    <Note
      ref={scrollTo}
      kind="bad"
      announced
      onDismiss={() => {
        focusHeading();
        onDismiss();
      }}
    >
      {/* The server's words may run in another direction than the page. */}
      <bdi>{message}</bdi> {children}
    </Note>
  );
}
