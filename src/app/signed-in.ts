import type { QueryClient } from '@tanstack/react-query';
import { session } from '#src/device/session.ts';

let client: Promise<QueryClient> | null = null;

/** Opens the signed-in area: its cache and the person's outbox. Its code is not part of the anonymous screens' first load. */
export function enterSession(): Promise<QueryClient> {
  client ??= open();
  return client;
}

async function open(): Promise<QueryClient> {
  const [{ createQueryClient }, { openWrites }, { personStore }] = await Promise.all([
    import('./query-client.ts'),
    import('#src/api/writes.ts'),
    import('#src/device/person-store.ts'),
  ]);
  const cache = createQueryClient();
  const { userId } = session.get();
  if (userId) {
    await personStore.forgetOthers(userId);
    await openWrites(userId, cache);
  }
  return cache;
}

/** Closes it before anybody else can see anything: running requests stop and every answer is forgotten. */
export async function leaveSession(): Promise<void> {
  const opened = await client;
  client = null;
  if (!opened) return;
  const { closeWrites } = await import('#src/api/writes.ts');
  closeWrites();
  await opened.cancelQueries();
  opened.clear();
}

/** Forgets what somebody who left of their own accord was writing or had not sent. */
export async function forgetPerson(userId: string): Promise<void> {
  const { personStore } = await import('#src/device/person-store.ts');
  await personStore.forget(userId);
}
