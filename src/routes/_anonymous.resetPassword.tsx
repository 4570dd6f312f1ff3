import { createFileRoute, useRouter } from '@tanstack/react-router';
import { codeEmailOrSignIn } from './-code-email.ts';
import { ResetForm } from '#src/features/auth/reset-form.tsx';

export const Route = createFileRoute('/_anonymous/resetPassword')({
  beforeLoad: () => codeEmailOrSignIn('reset'),
  component: ResetPassword,
});

function ResetPassword() {
  const router = useRouter();
  const { email } = Route.useRouteContext();
  return (
    <ResetForm
      email={email}
      onReset={() => router.navigate({ to: '/signin', search: true, state: { email }, replace: true })}
    />
  );
}
