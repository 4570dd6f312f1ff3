import type { QueryClient } from '@tanstack/react-query';
import { type Session, session } from '#src/device/session.ts';

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
  const cache = createQueryClient();
  const { userId } = session.get();
  if (userId) {
    await personStore.forgetOthers(userId);
    await Promise.all([openWrites(userId, cache), openChanges(userId, cache)]);
  }
  return cache;
}

/** Closes it before anybody else can see anything: running requests stop and every answer is forgotten. */
export async function leaveSession(): Promise<void> {
  const opened = await client;
  client = null;
  if (!opened) return;
  const [{ closeWrites }, { closeChanges }, { closeAnswers }] = await Promise.all([
    import('#src/api/writes.ts'),
    import('#src/api/changes.ts'),
    import('#src/api/kept-answers.ts'),
  ]);
  closeWrites();
  closeChanges();
  closeAnswers();
  await opened.cancelQueries();
  opened.clear();
}

/** Forgets what the server has answered somebody, and, where they left of their own accord, what they were writing or had not sent. */
export async function forgetPerson(userId: string, over: Session['over']): Promise<void> {
  const { personStore } = await import('#src/device/person-store.ts');
  await (over === 'left' ? personStore.forget(userId) : personStore.forgetAnswers(userId));
}
