import { createFileRoute, redirect } from '@tanstack/react-router';

/** The specification's other spelling of the settings. */
export const Route = createFileRoute('/app/setting')({
  beforeLoad: () => {
    throw redirect({ to: '/app/settings', hash: true, replace: true });
  },
});
