import type { QueryClient } from '@tanstack/react-query';
import { session } from '#src/device/session.ts';

let client: Promise<QueryClient> | null = null;

/** The cache of the signed-in area; its code is not part of the first load of the anonymous screens. */
export function queryClientForSession(): Promise<QueryClient> {
  client ??= import('./query-client.ts').then(({ createQueryClient }) => createQueryClient(() => session.end('ended')));
  return client;
}

/** Stops what is running and forgets every answer, before anybody else can see anything. */
export async function forgetAnswers(): Promise<void> {
  const known = await client;
  if (!known) return;
  await known.cancelQueries();
  known.clear();
}
