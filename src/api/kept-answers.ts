import { hashKey, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { withLock } from '../device/lock.ts';
import { personStore } from '../device/person-store.ts';
import { randomId } from '../device/random-id.ts';
import { session } from '../device/session.ts';
import { createStore, type ReadableStore } from '../device/store.ts';
import { type Write, writeSchema } from '../domain/write.ts';
import { ApiError } from '../domain/api-error.ts';
import type { CallData } from './calls.ts';
import { readBody, send } from './client.ts';

/*
 * The server's latest answers, kept on this device for the person who got them. They are shown when the server cannot be reached and the
 * cache has nothing yet. The body is kept as it came, and the call's own schema reads it each time: an answer that was kept by an older
 * version is parsed like any other. (TanStack's query persister would keep parsed data, one more format to migrate.)
 */

type KeptCall = 'me' | 'listProperties' | 'listProfiles';

export interface KeptAnswers {
  /** When the server gave the kept answers that are shown now, in milliseconds since 1970, by the hash of the query. */
  shown: ReadableStore<ReadonlyMap<string, number>>;
  /** Whether a kept answer is shown for that query. It says nothing about what has happened since. */
  isKept: (queryKey: QueryKey) => boolean;
  /** Asks the server; where it cannot be reached and the cache is empty, answers with what was kept. */
  ask: <Name extends KeptCall>(name: Name, context: QueryFunctionContext) => Promise<Answered<Name>>;
  /** Notes what the server has taken since it gave the kept homes. */
  noteTaken: (homeId: string, write: Write) => Promise<void>;
  close: () => void;
}

interface Answered<Name extends KeptCall> {
  data: CallData<Name>;
  /** The writes that the server has taken since it gave a kept answer, oldest first. */
  taken: readonly Taken[];
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { keptAnswers: KeptAnswers };
  }
}

/**
 * The query function of a call whose answers are kept. The query client carries the person's kept answers in its `meta`. `withTaken` lays
 * what the server has taken since over an answer that was kept.
 */
export const askOrKept =
  <Name extends KeptCall>(
    name: Name,
    withTaken = (data: CallData<Name>, _taken: readonly Taken[]): CallData<Name> => data,
  ) =>
  async (context: QueryFunctionContext): Promise<CallData<Name>> => {
    if (!context.meta) return (await send(name, { signal: context.signal })).data;
    const { data, taken } = await context.meta.keptAnswers.ask(name, context);
    return withTaken(data, taken);
  };

/** A write to the home whose id is `lane`, and when the server had taken it, in milliseconds since 1970. */
const takenSchema = z.object({ lane: z.string(), write: writeSchema, at: z.number() });
type Taken = z.output<typeof takenSchema>;

/** Stored apart from the body, which may be 20 MB: an unchanged answer is not written again. */
const noteSchema = z.object({
  /** When the server last gave this answer, in milliseconds since 1970. */
  at: z.number(),
  digest: z.string(),
  taken: z.catch(z.array(takenSchema), []),
});

/** `at` of a note without a kept answer: it has only the writes that the server took. */
const notKept = 0;

const bodyKey = (name: KeptCall) => `answer/${name}` as const;
const noteKey = (name: KeptCall) => `answer/${name}/note` as const;

interface Answer {
  body: string;
  /** When it was asked for, and when it came, in milliseconds since 1970. */
  asked: number;
  time: number;
}

export function openKeptAnswers(userId: string): KeptAnswers {
  const shown = createStore<ReadonlyMap<string, number>>(new Map());
  const waiting = new Map<KeptCall, Answer>();
  let closed = false;

  // Another tab may have signed the person out a moment ago, and nothing may be written after that.
  const isSignedIn = () => !closed && session.get().token !== null && session.get().userId === userId;

  function show(queryKey: QueryKey, keptAt: number | null): void {
    const hash = hashKey(queryKey);
    if (keptAt === null && !shown.get().has(hash)) return;
    const next = new Map(shown.get());
    if (keptAt === null) next.delete(hash);
    else next.set(hash, keptAt);
    shown.set(next);
  }

  const readNote = async (name: KeptCall) => noteSchema.safeParse(await personStore.read(userId, noteKey(name))).data;

  /** One tab at a time, so that body and note belong to the same answer. */
  const alone = (name: KeptCall, run: () => Promise<void>) => withLock(`${userId}/${bodyKey(name)}`, run);

  async function read<Name extends KeptCall>(name: Name): Promise<(Answered<Name> & { at: number }) | null> {
    const note = await readNote(name);
    const body = await personStore.read(userId, bodyKey(name));
    const data = note && typeof body === 'string' ? await readBody(name, body) : undefined;
    return note && note.at > notKept && data !== undefined ? { data, taken: note.taken, at: note.at } : null;
  }

  /** Keeps an answer when the page is idle; of two that wait, the newer. */
  function keepSoon(name: KeptCall, answer: Answer): void {
    const isScheduled = waiting.size > 0;
    waiting.set(name, answer);
    if (isScheduled) return;
    if (typeof requestIdleCallback === 'function') requestIdleCallback(keepWaiting, { timeout: 10_000 });
    else setTimeout(keepWaiting);
  }

  function keepWaiting(): void {
    const answers = [...waiting];
    waiting.clear();
    // A failed write is harmless: the answer is missing only offline, where the screen says so.
    for (const [name, answer] of answers) keep(name, answer).catch(() => undefined);
  }

  async function keep(name: KeptCall, { body, asked, time }: Answer): Promise<void> {
    const digest = await digestOf(body);
    await alone(name, async () => {
      const known = await readNote(name);
      // A note from the future was made before the clock was set back.
      if (known && known.at > time && known.at <= Date.now()) return;
      if (!isSignedIn()) return;
      if (known?.digest !== digest && !(await personStore.write(userId, bodyKey(name), body))) return;
      const taken = known?.taken.filter(({ at }) => at >= asked);
      if (isSignedIn()) await personStore.write(userId, noteKey(name), { at: time, digest, taken });
    });
  }

  return {
    shown,
    isKept: (queryKey) => shown.get().has(hashKey(queryKey)),
    async ask(name, { client, queryKey, signal }) {
      const asked = Date.now();
      try {
        const { data, body } = await send(name, { signal });
        show(queryKey, null);
        keepSoon(name, { body, asked, time: Date.now() });
        return { data, taken: [] };
      } catch (error) {
        const isUnreached = error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
        if (!isUnreached || client.getQueryData(queryKey) !== undefined) throw error;
        const kept = await read(name);
        if (!kept || !isSignedIn()) throw error;
        show(queryKey, kept.at);
        return kept;
      }
    },
    noteTaken: (lane, write) =>
      alone('listProperties', async () => {
        const note = (await readNote('listProperties')) ?? { at: notKept, digest: '', taken: [] };
        if (!isSignedIn()) return;
        const taken = [...note.taken, { lane, write, at: Date.now() }];
        await personStore.write(userId, noteKey('listProperties'), { ...note, taken });
      }),
    close() {
      closed = true;
      waiting.clear();
      shown.set(new Map());
    },
  };
}

/** Characters that are digested at a time, so that no frame is lost. */
const sliceLength = 500_000;

async function digestOf(text: string): Promise<string> {
  // Digests need https: over plain http every answer is written again.
  if (typeof crypto.subtle !== 'object') return randomId();
  const digests: string[] = [];
  for (let start = 0; start < text.length; start += sliceLength) {
    const slice = new TextEncoder().encode(text.slice(start, start + sliceLength));
    digests.push(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', slice))));
  }
  return digests.join('');
}
