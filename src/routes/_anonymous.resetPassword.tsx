import { createFileRoute } from '@tanstack/react-router';
import { codeEmailOrSignIn, useSignInWith } from './-code-email.ts';
import { ResetForm } from '#src/features/auth/reset-form.tsx';

export const Route = createFileRoute('/_anonymous/resetPassword')({
  beforeLoad: () => codeEmailOrSignIn('reset'),
  component: ResetPassword,
});

function ResetPassword() {
  const { email } = Route.useRouteContext();
  return <ResetForm email={email} onReset={useSignInWith(email)} />;
}
