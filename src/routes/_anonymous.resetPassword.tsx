import { createFileRoute } from '@tanstack/react-router';
import { ResetForm } from '#src/features/auth/reset-form.tsx';
import { codeEmailOrSignIn, useSignInWith } from './-code-email.ts';

export const Route = createFileRoute('/_anonymous/resetPassword')({
  beforeLoad: () => codeEmailOrSignIn('reset'),
  component: ResetPassword,
});

function ResetPassword() {
  const { email } = Route.useRouteContext();
  return <ResetForm email={email} onReset={useSignInWith(email)} />;
}
