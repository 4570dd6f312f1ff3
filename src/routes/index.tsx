import { createFileRoute, redirect } from '@tanstack/react-router';
import { session } from '#src/device/session.ts';

export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: session.get().token ? '/app/dashboard' : '/signin', replace: true });
  },
});
