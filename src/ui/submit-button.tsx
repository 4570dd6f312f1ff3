import { Button } from './button.tsx';
import { Loader } from './loader.tsx';

interface Props {
  /** The button's text, and `pendingLabel` while the form is being sent. */
  children: string;
  pending: boolean;
  pendingLabel: string;
  fullWidth?: boolean;
  /** Tinted, beside another button that is filled. */
  tinted?: boolean;
}

/** Sends a form. While it runs the button keeps the focus, which a disabled button would lose. */
export function SubmitButton({ children, pending, pendingLabel, fullWidth = false, tinted = false }: Props) {
  return (
    <Button
      type="submit"
      size="lg"
      variant={tinted ? 'light' : 'filled'}
      fullWidth={fullWidth}
      aria-disabled={pending}
      leftSection={pending && <Loader />}
    >
      {pending ? pendingLabel : children}
    </Button>
  );
}
