import { createFileRoute, useRouter } from '@tanstack/react-router';
import { codeEmailOrSignIn } from './-code-email.ts';
import { AccountCode } from '#src/features/auth/account-code.tsx';

export const Route = createFileRoute('/_anonymous/OTP')({
  beforeLoad: () => codeEmailOrSignIn('signUp'),
  component: ConfirmAccount,
});

function ConfirmAccount() {
  const router = useRouter();
  const { email } = Route.useRouteContext();
  const { unconfirmed = false } = router.state.location.state;
  return (
    <AccountCode
      email={email}
      unconfirmed={unconfirmed}
      onConfirmed={() => router.navigate({ to: '/signin', search: true, state: { email }, replace: true })}
    />
  );
}
