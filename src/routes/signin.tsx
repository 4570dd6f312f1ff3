import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { nextSearch } from './-next-location.ts';
import { session } from '#src/device/session.ts';
import { AuthFrame } from '#src/features/auth/auth-frame.tsx';
import { SignInForm } from '#src/features/auth/sign-in-form.tsx';
import { loadWords } from '#src/i18n/start-i18n.ts';

export const Route = createFileRoute('/signin')({
  validateSearch: nextSearch,
  beforeLoad: ({ search }) => {
    if (session.get().token) throw redirect({ href: search.next ?? '/app/dashboard', replace: true });
  },
  loader: () => loadWords('common', 'auth'),
  component: SignIn,
});

function SignIn() {
  const router = useRouter();
  const { next } = Route.useSearch();
  const ended = router.state.location.state.ended ?? false;
  return (
    <AuthFrame>
      <SignInForm ended={ended} onSignedIn={() => router.navigate({ href: next ?? '/', replace: true })} />
    </AuthFrame>
  );
}
