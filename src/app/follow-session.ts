import type { AnyRouter } from '@tanstack/react-router';
import { lastHome } from '#src/device/last-home.ts';
import { session, type SessionEnd } from '#src/device/session.ts';
import { onStorageChange } from '#src/device/storage.ts';
import { readConfig } from '#src/domain/config.ts';
import { toSignIn } from '#src/routes/-next-location.ts';
import { clearToasts } from '#src/ui/toast.ts';
import type { SignedInArea } from './signed-in-area.ts';

/** Closes the signed-in area when the session ends, whether by signing out, by a refused token or in another tab. */
export function followSession(router: AnyRouter, area: SignedInArea): void {
  let known = session.get();

  session.subscribe((reason) => {
    const before = known;
    known = session.get();
    // Toasts of the anonymous screens, such as "Please sign in".
    if (!before.token && known.token) void clearToasts();
    // Signing up keeps a user id, and a renewed token of the same person changes nothing.
    if (!before.token || !before.userId || (known.token && known.userId === before.userId)) return;
    void leave(before.userId, reason);
  });

  async function leave(userId: string, reason?: SessionEnd): Promise<void> {
    const { token } = known;
    const { href } = router.latestLocation;
    void clearToasts();
    await Promise.race([area.leave(), timeout()]);
    // Before the address changes: the person may close the page once they see that they are signed out.
    await Promise.race([forgetPerson(userId, reason), timeout()]);
    // The same address opens again, for the right person.
    if (reason === 'misnamed') await router.invalidate();
    // A shared page needs no session, and its address may be the only copy of what it shows.
    else if (!/^\/shared\b/i.test(href))
      await router.navigate(!token && reason === 'expired' ? toSignIn(href, true) : { to: '/', replace: true });
    // The identity provider's session lives in this page's memory, so each page signs out for itself.
    void signOutOfProvider();
    lastHome.forget();
    // Again after the screens have unmounted, because they may save a draft while they do; not once the person has signed in again.
    if (reason === 'left' && session.get().userId !== userId) await forgetPerson(userId, reason);
  }

  // Somebody signed in in another tab: the anonymous screens lead on.
  onStorageChange(['token'], () => {
    if (session.get().token) void router.invalidate();
  });
}

/** Neither a database that never answers nor a file that never comes may block the sign-out. */
const timeout = () => new Promise((done) => setTimeout(done, 1000));

/** Forgets what the server answered; after a sign-out also what the person was writing or had not sent. */
async function forgetPerson(userId: string, reason?: SessionEnd): Promise<void> {
  const { personStore } = await import('#src/device/person-store.ts');
  return reason === 'left' ? personStore.forget(userId) : personStore.forgetAnswers(userId);
}

async function signOutOfProvider(): Promise<void> {
  if (!readConfig(globalThis.portalConfig).identity) return;
  const { identity } = await import('#src/api/identity.ts');
  await identity.signOut();
}
