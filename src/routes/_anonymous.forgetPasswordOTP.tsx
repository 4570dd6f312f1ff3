import { createFileRoute, useRouter } from '@tanstack/react-router';
import { codeEmailOrSignIn } from './-code-email.ts';
import { ResetCode } from '#src/features/auth/reset-code.tsx';

export const Route = createFileRoute('/_anonymous/forgetPasswordOTP')({
  beforeLoad: () => codeEmailOrSignIn('reset'),
  component: CheckResetCode,
});

function CheckResetCode() {
  const router = useRouter();
  const { email } = Route.useRouteContext();
  return <ResetCode email={email} onVerified={() => router.navigate({ to: '/resetPassword', search: true })} />;
}
