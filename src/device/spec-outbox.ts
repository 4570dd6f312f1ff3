import 'fake-indexeddb/auto';
import { afterEach, beforeEach, vi } from 'vitest';
import { type Attempt, openOutbox, type Outbox } from './outbox.ts';
import type { Entry } from './outbox-entry.ts';

/** Locks as the browser has them: one holder a name, the others in a queue that an abort leaves. */
export class Locks {
  readonly #queues = new Map<string, Promise<unknown>>();
  async request(name: string, { signal }: { signal: AbortSignal }, task: () => Promise<void>): Promise<void> {
    const before = this.#queues.get(name) ?? Promise.resolve();
    const turn = before.then(() => {
      signal.throwIfAborted();
      return task();
    });
    this.#queues.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  }
}

/** Every other channel of the name hears of a message a moment later. */
class Channel {
  static open: Channel[] = [];
  onmessage: (() => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    Channel.open.push(this);
  }
  postMessage(): void {
    for (const other of Channel.open.filter(({ name }) => name === this.name))
      if (other !== this) queueMicrotask(() => other.onmessage?.());
  }
  close(): void {
    Channel.open = Channel.open.filter((other) => other !== this);
  }
}

const turns = 60;
/** Lets everything run that waits for no clock: the database answers within a few turns of the event loop. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((done) => setImmediate(done));
}

export const answer = (change: Record<string, string>) => ({ kind: 'answer' as const, change });
const opened: Outbox[] = [];
/** Whose outbox it is: somebody new each time. */
export let user = '';

export async function open(): Promise<Outbox> {
  const outbox = await openOutbox(user);
  opened.push(outbox);
  return outbox;
}

/** A server that answers in turn, then accepts; `sent` is what has reached it. */
export function server(...attempts: Attempt[]) {
  const sent: Entry[] = [];
  return {
    sent,
    changes: () => sent.map(({ write }) => (write.kind === 'answer' ? write.change : write.kind)),
    send: async (entry: Entry): Promise<Attempt> => {
      sent.push(entry);
      return attempts.shift() ?? { outcome: 'sent' };
    },
  };
}

/** A server that answers when it is told to. */
export function slowServer() {
  const waiting: ((attempt: Attempt) => void)[] = [];
  const sent: Entry[] = [];
  return {
    sent,
    send: (entry: Entry) => {
      sent.push(entry);
      return new Promise<Attempt>((answered) => waiting.push(answered));
    },
    answer: async (attempt: Attempt = { outcome: 'sent' }) => {
      waiting.shift()?.(attempt);
      await settle();
    },
  };
}

/** Gives each spec of a file a person, a clock and a browser of its own. */
export function inOutboxWorld(): void {
  beforeEach(() => {
    user = crypto.randomUUID();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-11-20T12:00:00Z') });
    vi.stubGlobal('BroadcastChannel', Channel);
    Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
  });

  afterEach(async () => {
    for (const outbox of opened.splice(0)) outbox.close();
    await settle();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
