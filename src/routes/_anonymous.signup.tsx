import { createFileRoute, useRouter } from '@tanstack/react-router';
import { SignUpForm } from '#src/features/auth/sign-up-form.tsx';

export const Route = createFileRoute('/_anonymous/signup')({ component: SignUp });

function SignUp() {
  const router = useRouter();
  return <SignUpForm onSignedUp={() => router.navigate({ to: '/OTP', search: true })} />;
}
