import { redirect } from '@tanstack/react-router';
import type { SignedIn } from '#src/api/signed-in.ts';
import { session } from '#src/device/session.ts';
import { loadWords } from '#src/i18n/start-i18n.ts';
import { toSignIn } from './-next-location.ts';

interface Entering {
  context: { enter: (userId: string) => Promise<SignedIn> };
  location: { href: string };
}

/** Opens what belongs to the signed-in person; sends everybody else to the sign-in, which leads back. */
export async function requireSession({ context, location: { href } }: Entering) {
  if (session.get().token && !session.get().userId) {
    const { nameSession } = await import('#src/api/user.ts');
    await nameSession();
  }
  const { token, userId } = session.get();
  if (!token || !userId) throw redirect(toSignIn(href, session.hasExpired()));
  const [signedIn] = await Promise.all([context.enter(userId), loadWords('signed-in')]);
  return { signedIn, queryClient: signedIn.queryClient };
}
