/** How long a request takes there and back, in milliseconds. */
export const latency = 40;

export const faultKinds = [
  'drop',
  'drop-after',
  'timeout',
  'timeout-after',
  'stall',
  'cut-off',
  'html',
  'empty',
  'refuse',
  'too-large',
  'http-500',
  'http-500-empty',
  'busy',
  'slow',
] as const;
/** What happens to the next write; all that end in `-after`, `stall` and `cut-off` let it do its work first, and `slow` after a while. */
export type Fault = (typeof faultKinds)[number];

interface ModelHome {
  fields: Record<string, string>;
  replies: string[];
}

const envelope = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const never = () => new Promise<never>(() => {});

/** The server as far as the device's code can tell. */
export class ModelServer {
  online = true;
  faults: Fault[] = [];
  listFails = 0;
  readonly tokens = new Map<string, string>();
  /** Writes that came with the token of somebody else than the home's owner. */
  readonly trespasses: string[] = [];
  readonly #homes = new Map<string, ModelHome>();

  constructor(users: readonly string[], homes: readonly string[]) {
    for (const user of users) for (const home of homes) this.#homes.set(`${user}~${home}`, { fields: {}, replies: [] });
  }

  home(user: string, home: string): ModelHome {
    const found = this.#homes.get(`${user}~${home}`);
    if (!found) throw new Error(`There is no home ${home} of ${user}`);
    return found;
  }

  signIn(user: string): string {
    const token = crypto.randomUUID();
    this.tokens.set(token, user);
    return token;
  }

  async answer(request: Request): Promise<Response> {
    if (!this.online) throw new TypeError('Failed to fetch');
    const form = request.method === 'GET' ? null : new URLSearchParams(await request.text());
    await pause(latency / 2);
    if (!this.online) throw new TypeError('Failed to fetch');
    const answer = form ? await this.#write(request, form) : this.#read(request);
    await pause(latency / 2);
    if (!this.online) throw new TypeError('Failed to fetch');
    return answer;
  }

  #userOf = ({ headers }: Request) => this.tokens.get(headers.get('Authorization')?.replace('Bearer ', '') ?? '');

  #read(request: Request): Response {
    if (this.listFails > 0) {
      this.listFails -= 1;
      return new Response('', { status: 500 });
    }
    const user = this.#userOf(request);
    if (!user) return envelope(401, { status: 0, message: 'Invalid token.' });
    const data = [...this.#homes].flatMap(([id, { fields, replies }]) =>
      id.startsWith(`${user}~`) && !fields['deleted']
        ? [
            {
              _id: id,
              propStatus: fields['propStatus'],
              question: fields,
              replies: replies.map((reply) => ({ from: user, reply })),
            },
          ]
        : [],
    );
    return envelope(200, { status: 1, message: 'Done', data });
  }

  async #write(request: Request, form: URLSearchParams): Promise<Response> {
    const fault = this.faults.shift();
    switch (fault) {
      case 'drop':
        throw new TypeError('Failed to fetch');
      case 'timeout':
        return never();
      case 'html':
        return new Response('<!doctype html><h1>Welcome</h1>');
      case 'empty':
        return new Response('');
      case 'refuse':
        return envelope(200, { status: 0, message: 'No.' });
      case 'too-large':
        return new Response('<h1>Request Entity Too Large</h1>', { status: 413 });
      case 'http-500':
        return envelope(500, { status: 0, message: 'Broken.' });
      case 'http-500-empty':
        return new Response('', { status: 500 });
      case 'busy':
        return new Response('', { status: 503, headers: { 'Retry-After': '30' } });
      case 'slow':
        await pause(9000);
    }
    const answer = this.#work(request, form);
    switch (fault) {
      case 'drop-after':
        throw new TypeError('Failed to fetch');
      case 'timeout-after':
        return never();
      case 'cut-off':
        return new Response('{"status":1,"mess');
      case 'stall':
        return new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"sta')) }));
    }
    return answer;
  }

  #work(request: Request, form: URLSearchParams): Response {
    const user = this.#userOf(request);
    if (!user) return envelope(401, { status: 0, message: 'Invalid token.' });
    const id = form.get('propid') ?? decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '');
    if (!id.startsWith(`${user}~`)) this.trespasses.push(`${user} wrote to ${id}`);
    const home = this.#homes.get(id);
    if (!home || home.fields['deleted']) return envelope(404, { status: 0, message: 'Not found.' });
    const reply = form.get('reply');
    if (reply !== null) home.replies.push(reply);
    else if (request.method === 'DELETE') home.fields['deleted'] = 'true';
    else Object.assign(home.fields, Object.fromEntries(form));
    return envelope(200, { status: 1, message: 'Done' });
  }
}
