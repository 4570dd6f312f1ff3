import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button, Loader } from '@mantine/core';

interface Props {
  /** What the button does, and what it says while that is under way. */
  children: string;
  pending: boolean;
  pendingLabel: string;
  fullWidth?: boolean;
  /** Tinted, where another button of the view is the one that is filled. */
  tinted?: boolean;
}

/** Sends a form. While that runs it says so in words and keeps the focus, which a disabled button would lose. */
export function SubmitButton({ children, pending, pendingLabel, fullWidth = false, tinted = false }: Props) {
  return (
    <Button
      type="submit"
      size="lg"
      variant={tinted ? 'light' : 'filled'}
      fullWidth={fullWidth}
      aria-disabled={pending}
      leftSection={pending && <Loader size={18} color="currentColor" aria-hidden />}
    >
      {pending ? pendingLabel : children}
    </Button>
  );
}
