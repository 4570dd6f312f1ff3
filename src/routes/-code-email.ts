import { redirect, useRouter } from '@tanstack/react-router';
import { codeEmail, type CodePurpose } from '#src/device/code-email.ts';

/** The address that a code was sent to. Redirects to the sign-in where there is none. */
export function codeEmailOrSignIn(purpose: CodePurpose): { email: string } {
  const email = codeEmail.get(purpose);
  if (email === null) throw redirect({ to: '/signin', search: true, replace: true });
  return { email };
}

/** Goes to the sign-in, where the address is filled in already. */
export function useSignInWith(email: string): () => Promise<void> {
  const router = useRouter();
  return () => router.navigate({ to: '/signin', search: true, state: { email }, replace: true });
}
