import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ForgotForm } from '#src/features/auth/forgot-form.tsx';

export const Route = createFileRoute('/_anonymous/forgetPassword')({ component: ForgetPassword });

function ForgetPassword() {
  const router = useRouter();
  const { email } = router.state.location.state;
  return <ForgotForm email={email} onCodeSent={() => router.navigate({ to: '/forgetPasswordOTP', search: true })} />;
}
