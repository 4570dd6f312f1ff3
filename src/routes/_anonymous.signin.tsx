import { createFileRoute, useRouter } from '@tanstack/react-router';
import { SignInForm } from '#src/features/auth/sign-in-form.tsx';

export const Route = createFileRoute('/_anonymous/signin')({ component: SignIn });

function SignIn() {
  const router = useRouter();
  const { next } = Route.useSearch();
  const { ended = false, email } = router.state.location.state;
  return (
    <SignInForm
      ended={ended}
      email={email}
      onSignedIn={() => router.navigate({ href: next ?? '/', replace: true })}
      onNotConfirmed={() => router.navigate({ to: '/OTP', search: true, state: { unconfirmed: true } })}
    />
  );
}
