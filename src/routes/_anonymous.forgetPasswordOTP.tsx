import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ResetCode } from '#src/features/auth/reset-code.tsx';
import { codeEmailOrSignIn } from './-code-email.ts';

export const Route = createFileRoute('/_anonymous/forgetPasswordOTP')({
  beforeLoad: () => codeEmailOrSignIn('reset'),
  component: CheckResetCode,
});

function CheckResetCode() {
  const router = useRouter();
  return (
    <ResetCode
      email={Route.useRouteContext().email}
      onVerified={() => router.navigate({ to: '/resetPassword', search: true })}
    />
  );
}
