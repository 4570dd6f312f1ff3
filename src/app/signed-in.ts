import type { QueryClient } from '@tanstack/react-query';
import { session } from '#src/device/session.ts';

let client: Promise<QueryClient> | null = null;

/** Opens the signed-in area: its cache and the person's outbox. Its code is not part of the anonymous screens' first load. */
export function enterSession(): Promise<QueryClient> {
  client ??= open();
  return client;
}

async function open(): Promise<QueryClient> {
  const [{ createQueryClient }, { openWrites }, { openChanges }, { personStore }] = await Promise.all([
    import('./query-client.ts'),
    import('#src/api/writes.ts'),
    import('#src/api/changes.ts'),
    import('#src/device/person-store.ts'),
  ]);
  const cache = createQueryClient(() => session.end('ended'));
  const { userId } = session.get();
  if (userId) {
    await personStore.forgetOthers(userId);
    await Promise.all([openWrites(userId, cache), openChanges(userId, cache)]);
  }
  return cache;
}

/**
 * Closes it before anybody else can see anything: running requests stop and every answer is forgotten. Where the person left of their
 * own accord, what they were writing goes too.
 */
export async function leaveSession(userId: string, over: 'left' | 'ended'): Promise<void> {
  const opened = await client;
  client = null;
  if (!opened) return;
  const [{ closeWrites }, { closeChanges }, { personStore }] = await Promise.all([
    import('#src/api/writes.ts'),
    import('#src/api/changes.ts'),
    import('#src/device/person-store.ts'),
  ]);
  closeWrites();
  closeChanges();
  await opened.cancelQueries();
  opened.clear();
  if (over === 'left') await personStore.forget(userId);
}
