import { hashKey, type QueryFunctionContext, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { backOff } from '../device/outbox-entry.ts';
import { personStore } from '../device/person-store.ts';
import { type Session, session } from '../device/session.ts';
import { createStore, useStore } from '../device/store.ts';
import { ApiError } from './api-error.ts';
import type { CallData } from './calls.ts';
import { readBody, send } from './client.ts';

/*
 * The last answers of the server, kept on this device for the person they were given to: where the server cannot be reached and the
 * cache has nothing yet, they stand in for it. What is kept is the body as it came, which the call's own schema reads each time anew.
 */

type KeptCall = 'me' | 'listProperties' | 'listProfiles';

/** Beside the body, as that may have 20 MB and an answer that says the same again need not be written again. */
const noteSchema = z.object({
  /** When the server said it last, in milliseconds since 1970. */
  at: z.number(),
  digest: z.string(),
});

const bodyKey = (name: KeptCall) => `answer/${name}` as const;
const noteKey = (name: KeptCall) => `answer/${name}/note` as const;

/** By the hash of its query, when the server said what now stands in for its answer. */
const standIns = createStore<ReadonlyMap<string, number>>(new Map());

function setStandIn(queryKey: QueryKey, at: number | null): void {
  const known = standIns.get();
  const hash = hashKey(queryKey);
  if (at === null && !known.has(hash)) return;
  const others = [...known].filter(([other]) => other !== hash);
  standIns.set(new Map(at === null ? others : [...others, [hash, at]]));
}

/** Whether what the cache has for a query is a kept answer, which says nothing of what has happened since. */
export const isStandIn = (queryKey: QueryKey): boolean => standIns.get().has(hashKey(queryKey));

const isSame = (one: Session, other: Session) => one.token === other.token && one.userId === other.userId;

/** The query function of a call whose answers are kept. */
export const keptAnswer =
  <Name extends KeptCall>(name: Name) =>
  async ({ client, queryKey, signal }: QueryFunctionContext): Promise<CallData<Name>> => {
    const asked = session.get();
    try {
      const { data, body } = await send(name, { signal });
      setStandIn(queryKey, null);
      keepSoon(name, { body, at: Date.now(), asked });
      return data;
    } catch (error) {
      const isUnreached = error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
      if (!isUnreached || client.getQueryData(queryKey) !== undefined) throw error;
      const kept = await read(name, asked);
      // Read for somebody who has left meanwhile, it is nobody's.
      if (!kept || !isSame(asked, session.get())) throw error;
      setStandIn(queryKey, kept.at);
      return kept.data;
    }
  };

async function read<Name extends KeptCall>(
  name: Name,
  { token, userId }: Session,
): Promise<{ data: CallData<Name>; at: number } | null> {
  if (!token || !userId) return null;
  const note = noteSchema.safeParse(await personStore.read(userId, noteKey(name))).data;
  const body = await personStore.read(userId, bodyKey(name));
  const data = note && typeof body === 'string' ? readBody(name, body) : undefined;
  return note && data !== undefined ? { data, at: note.at } : null;
}

interface Answer {
  body: string;
  at: number;
  /** Who asked: it is kept for nobody else. */
  asked: Session;
}

const toKeep = new Map<KeptCall, Answer>();

/** Keeps an answer when the page has nothing better to do; of two that wait, the newer. */
function keepSoon(name: KeptCall, answer: Answer): void {
  const isScheduled = toKeep.size > 0;
  toKeep.set(name, answer);
  if (isScheduled) return;
  if (typeof requestIdleCallback === 'function') requestIdleCallback(keepAll, { timeout: 10_000 });
  else setTimeout(keepAll);
}

function keepAll(): void {
  const answers = [...toKeep];
  toKeep.clear();
  // What cannot be kept is missed without a network only, and that says so itself.
  for (const [name, answer] of answers) keep(name, answer).catch(() => undefined);
}

async function keep(name: KeptCall, { body, at, asked }: Answer): Promise<void> {
  const { userId } = asked;
  if (!userId) return;
  const digest = await digestOf(body);
  // One tab at a time, so that body and note are of the same answer.
  await navigator.locks.request(`${userId}/${bodyKey(name)}`, async () => {
    const known = noteSchema.safeParse(await personStore.read(userId, noteKey(name))).data;
    if (known && known.at > at) return;
    const write = async (key: ReturnType<typeof bodyKey | typeof noteKey>, value: unknown) => {
      // Asked right before, as who has left is forgotten, and nothing may come after that.
      if (isSame(asked, session.get())) await personStore.write(userId, key, value);
    };
    if (known?.digest !== digest) await write(bodyKey(name), body);
    await write(noteKey(name), { at, digest });
  });
}

/** So much at a time that no frame is lost on it, in characters. */
const slice = 500_000;

async function digestOf(text: string): Promise<string> {
  const digests: string[] = [];
  for (let at = 0; at < text.length; at += slice) {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text.slice(at, at + slice)));
    digests.push(String.fromCharCode(...new Uint8Array(digest)));
  }
  return digests.join('');
}

/** Forgets what stood in for the server: the person's session is over. */
export function closeAnswers(): void {
  toKeep.clear();
  standIns.set(new Map());
}

/**
 * When the server said what stands in for it, in milliseconds since 1970, the oldest of it; null once all is its own word. As long as
 * something does it is asked again, in growing intervals and as soon as there is a network.
 */
export function useStandIns(): number | null {
  const cache = useQueryClient();
  const shown = useStore(standIns);
  useEffect(() => {
    if (shown.size === 0) return;
    let attempts = 0;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      attempts += 1;
      timer = setTimeout(ask, backOff(attempts), false);
    };
    // A request that is under way may be slow; one that set out without a network is lost.
    const ask = (cancelRefetch: boolean) => {
      clearTimeout(timer);
      wait();
      void cache.refetchQueries({ predicate: ({ queryHash }) => standIns.get().has(queryHash) }, { cancelRefetch });
    };
    const askAnew = () => ask(true);
    wait();
    addEventListener('online', askAnew);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', askAnew);
    };
  }, [cache, shown]);
  return shown.size === 0 ? null : Math.min(...shown.values());
}
