import { Note } from './note.tsx';

interface Props {
  message: string;
  dismissLabel: string;
  onDismiss: () => void;
}

/** What went wrong with a form, above its fields. */
export function FormNote({ message, dismissLabel, onDismiss }: Props) {
  return (
    <Note kind="bad" announced onDismiss={onDismiss} dismissLabel={dismissLabel}>
      {/* The server's words may run in another direction than the page. */}
      <bdi>{message}</bdi>
    </Note>
  );
}
