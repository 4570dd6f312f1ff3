import 'fake-indexeddb/auto';
import { afterEach, beforeEach, vi } from 'vitest';
import { openOutbox, type Outbox } from '../device/outbox.ts';
import type { Outcome } from '../device/outbox-attempt.ts';
import type { Entry } from '../device/outbox-entry.ts';
import { stubBrowser } from '../device/spec-browser.ts';
import { runOutbox } from './run-outbox.ts';

const turns = 60;
/** Lets everything run that waits for no clock: the database answers within a few turns of the event loop. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((done) => setImmediate(done));
}

/** `count` writes, each of which archives another home. */
export const marks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    lane: `p${index}`,
    write: { kind: 'mark' as const, propStatus: 'hidden' as const },
  }));

/** An outbox as one tab has it open. */
interface OpenOutbox extends Outbox {
  /** Starts to send what is in it. */
  start: (attempt: (entry: Entry) => Promise<Outcome>) => void;
}
const opened: OpenOutbox[] = [];
/** Whose outbox it is: somebody new each time. */
export let user = '';

export async function open(): Promise<OpenOutbox> {
  const outbox = await openOutbox(user);
  const ended = new AbortController();
  const tab: OpenOutbox = {
    ...outbox,
    start: (attempt) => runOutbox({ userId: user, outbox, signal: ended.signal }, attempt),
    close() {
      ended.abort();
      outbox.close();
    },
  };
  opened.push(tab);
  return tab;
}

/** A server that answers in turn, then accepts; `sent` is what has reached it. */
export function server(...outcomes: Outcome[]) {
  const sent: Entry[] = [];
  return {
    sent,
    changes: () => sent.map(({ write }) => (write.kind === 'answer' ? write.change : write.kind)),
    send: async (entry: Entry): Promise<Outcome> => {
      sent.push(entry);
      return outcomes.shift() ?? { is: 'sent' };
    },
  };
}

/** Opens the outbox as the next visit does: what that sends to a server that accepts all, and what is left then. */
export async function nextVisit() {
  const outbox = await open();
  const { send, changes } = server();
  outbox.start(send);
  await settle();
  return { sent: changes(), left: outbox.entries.get() };
}

/** A server that answers when it is told to. */
export function slowServer() {
  const waiting: ((outcome: Outcome) => void)[] = [];
  const sent: Entry[] = [];
  return {
    sent,
    send: (entry: Entry) => {
      sent.push(entry);
      return new Promise<Outcome>((answered) => waiting.push(answered));
    },
    answer: async (outcome: Outcome = { is: 'sent' }) => {
      waiting.shift()?.(outcome);
      await settle();
    },
  };
}

/** Gives each spec of a file a person, a clock and a browser of its own. */
export function inOutboxWorld(): void {
  beforeEach(() => {
    user = crypto.randomUUID();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-11-20T12:00:00Z') });
    stubBrowser();
    // The longest of the waits that chance chooses.
    vi.spyOn(Math, 'random').mockReturnValue(1);
  });

  afterEach(async () => {
    for (const outbox of opened.splice(0)) outbox.close();
    await settle();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
