import { type CallBody, type CallData, type CallName, calls, envelopeSchema, fillPath } from '#src/api/calls.ts';
import { mailOf } from './mailbox.ts';
import { createNodeMocks } from './node.ts';
import { type PersonaKey, personas } from './personas.ts';
import { memoryStorage } from './storage/memory-storage.ts';

/** The instant at which the specs' clock starts. */
export const start = Date.parse('2026-11-21T12:00:00Z');
export const second = 1_000;
export const day = 86_400_000;

interface Ask<Name extends CallName> {
  body?: Partial<CallBody<Name>>;
  id?: string;
  token?: string;
  headers?: Record<string, string>;
}

interface Asked<Name extends CallName> {
  http: number;
  status: 0 | 1;
  message: string | null;
  /** The data of a success, parsed by the schema of the table. A spec fails if it cannot be parsed. */
  data: CallData<Name>;
  /** The data of a refusal. */
  faults: unknown;
}

/** A new mocked server whose clock only `later` moves. It gets the requests that the portal would send. */
export function specServer(storage = memoryStorage()) {
  let now = start;
  const mocks = createNodeMocks({ now: () => now, storage });

  const request = <Name extends CallName>(name: Name, { body, id, token, headers }: Ask<Name> = {}) => {
    const { method, path } = calls[name];
    const form = Object.entries<unknown>(body ?? {}).map(([key, value]): [string, string] => [
      key,
      `${(value as string | null) ?? ''}`,
    ]);
    return new Request(`http://localhost/api/${fillPath(path, id)}`, {
      method,
      headers: { ...(token !== undefined && { Authorization: `Bearer ${token}` }), ...headers },
      ...((method === 'POST' || method === 'PUT') && { body: new URLSearchParams(form) }),
    });
  };

  const raw = <Name extends CallName>(name: Name, options?: Ask<Name>) => mocks.fetch(request(name, options));

  const ask = async <Name extends CallName>(name: Name, options?: Ask<Name>): Promise<Asked<Name>> => {
    const response = await raw(name, options);
    const { status, message, data } = envelopeSchema.parse(await response.json());
    const read = status === 1 ? await calls[name].data.parseAsync(data) : null;
    return { http: response.status, status, message, data: read as CallData<Name>, faults: data };
  };

  return {
    ...mocks,
    raw,
    ask,
    later: (ms: number) => {
      now += ms;
    },
    signIn: async (persona: PersonaKey = 'main'): Promise<string> => {
      const { email, password } = personas[persona];
      return (await ask('login', { body: { email, password } })).data.token;
    },
    homes: async (token: string) => (await ask('listProperties', { token })).data.items,
    lastCode: async (to: string) => (await mailOf(mocks.database, to))[0]?.code ?? '',
  };
}
