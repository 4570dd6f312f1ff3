import { focusHeading } from './focus-heading.ts';
import { Note } from './note.tsx';

interface Props {
  message: string;
  onDismiss: () => void;
}

/** What went wrong with a form, above its fields. */
export function FormNote({ message, onDismiss }: Props) {
  return (
    <Note
      kind="bad"
      announced
      onDismiss={() => {
        focusHeading();
        onDismiss();
      }}
    >
      {/* The server's words may run in another direction than the page. */}
      <bdi>{message}</bdi>
    </Note>
  );
}
