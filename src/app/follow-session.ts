import type { AnyRouter } from '@tanstack/react-router';
import { lastHome } from '#src/device/last-home.ts';
import { session } from '#src/device/session.ts';
import { onStorageChange } from '#src/device/storage.ts';
import { isOwnPath } from '#src/routes/-next-location.ts';
import { clearToasts } from '#src/ui/toast.tsx';
import { forgetPerson, leaveSession } from './signed-in.ts';

/** Takes the page where the session goes: leaving, a token that the server refuses and another tab's sign-out all end at one place. */
export function followSession(router: AnyRouter): void {
  let known = session.get();

  session.subscribe(() => {
    const before = known;
    known = session.get();
    // A sign-up keeps a user id, and a renewed token of the same person changes nothing.
    if (!before.token || (known.token && known.userId === before.userId)) return;
    void leave(before.userId);
  });

  async function leave(userId: string | null): Promise<void> {
    const { token, over } = known;
    const { href } = router.latestLocation;
    void clearToasts();
    await leaveSession();
    // Before the address says that all is over, as the page may be closed on that.
    if (userId) await Promise.race([forgetPerson(userId, over), patience()]);
    if (token) await router.navigate({ to: '/', replace: true });
    else if (over === 'ended' && isOwnPath(href))
      await router.navigate({ to: '/signin', search: { next: href }, state: { ended: true }, replace: true });
    else await router.navigate({ to: '/signin', replace: true });
    // In this page's memory alone, so each page signs out for itself, whatever ended the session.
    void signOutOfProvider();
    if (over !== 'left') return;
    lastHome.forget();
    // Once more after the screens have gone, as they may keep what was being written when they go.
    if (userId) await forgetPerson(userId, over);
  }

  // Somebody signed in in another tab: the screens for those who are not have no place here any more.
  onStorageChange(['token'], () => {
    if (session.get().token) void router.invalidate();
  });
}

/** A storage that never answers does not keep anybody in. */
const patience = () => new Promise((over) => setTimeout(over, 1000));

async function signOutOfProvider(): Promise<void> {
  if (!import.meta.env.VITE_IDENTITY_API_KEY) return;
  const { identity } = await import('#src/api/identity.ts');
  await identity.signOut();
}
