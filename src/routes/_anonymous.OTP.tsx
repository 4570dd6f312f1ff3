import { createFileRoute, useRouter } from '@tanstack/react-router';
import { AccountCode } from '#src/features/auth/account-code.tsx';
import { codeEmailOrSignIn, useSignInWith } from './-code-email.ts';

export const Route = createFileRoute('/_anonymous/OTP')({
  beforeLoad: () => codeEmailOrSignIn('signUp'),
  component: ConfirmAccount,
});

function ConfirmAccount() {
  const { email } = Route.useRouteContext();
  const { unconfirmed = false } = useRouter().state.location.state;
  return <AccountCode email={email} unconfirmed={unconfirmed} onConfirmed={useSignInWith(email)} />;
}
