import { vi } from 'vitest';

/*
 * What jsdom lacks of a browser with several tabs, for specs.
 */

type Task = () => Promise<unknown>;

/**
 * A stub of the browser's locks. Exclusive requests of a name run one after the other, and one that was aborted before its turn does not run.
 * Unlike in a browser, a shared request runs at once and blocks no other: the portal only asks whether one is held.
 */
class Locks {
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #shared: string[] = [];

  request(name: string, ...rest: [Task] | [{ signal?: AbortSignal; mode?: LockMode }, Task]): Promise<unknown> {
    const [{ signal, mode }, task] = rest.length === 2 ? rest : [{}, rest[0]];
    if (mode === 'shared') return this.#share(name, task);
    const turn = (this.#queues.get(name) ?? Promise.resolve()).then(() => {
      signal?.throwIfAborted();
      return task();
    });
    const settled = turn.catch(() => undefined);
    this.#queues.set(name, settled);
    return turn;
  }

  async #share(name: string, task: Task): Promise<void> {
    this.#shared.push(name);
    await task();
    this.#shared.splice(this.#shared.indexOf(name), 1);
  }

  query = async () => ({ held: this.#shared.map((name) => ({ name })) });
}

/** Delivers a message to every other channel of the name a moment later. A closed channel throws, as in a browser. */
class Channel {
  static open: Channel[] = [];
  #isClosed = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    Channel.open.push(this);
  }
  postMessage(data: unknown): void {
    if (this.#isClosed) throw new DOMException('The channel is closed', 'InvalidStateError');
    for (const other of Channel.open)
      if (other !== this && other.name === this.name)
        queueMicrotask(() => other.onmessage?.({ data: structuredClone(data) }));
  }
  close(): void {
    this.#isClosed = true;
    Channel.open = Channel.open.filter((other) => other !== this);
  }
}

/** Gives the page new locks and channels. The earlier ones are gone, as if the browser had been closed. */
export function stubBrowser(): void {
  Channel.open = [];
  vi.stubGlobal('BroadcastChannel', Channel);
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
}
