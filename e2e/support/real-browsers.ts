import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { tmpdir } from 'node:os';
import { freePort } from './free-port.ts';

/*
 * Firefox and WebKit as people have them, driven by their own protocols. No library drives both: Selenium and WebdriverIO need geckodriver,
 * which Debian does not package, Playwright has its own engines, and Puppeteer has no WebKit. Both protocols take the same actions of mouse
 * and keys.
 */

interface PointerAction {
  type: 'pointerMove' | 'pointerDown' | 'pointerUp';
  x?: number;
  y?: number;
  button?: number;
}
interface KeyAction {
  type: 'keyDown' | 'keyUp';
  value: string;
}
/** A source of input in the form of WebDriver and WebDriver BiDi. */
export type Input =
  | { type: 'pointer'; id: string; actions: readonly PointerAction[] }
  | { type: 'key'; id: string; actions: readonly KeyAction[] };

/** A sheet of paper and its margin on all sides, in centimetres. */
export interface Paper {
  width: number;
  height: number;
  margin: number;
}

export interface RealBrowser {
  /** Name and version of the browser. */
  name: string;
  /** Opens an address, and waits until it has loaded. */
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page, which returns or promises a string. */
  evaluate: (expression: string) => Promise<string>;
  perform: (inputs: readonly Input[]) => Promise<void>;
  /** Sets the size of the page in the window, including scroll bars. */
  resize: (width: number, height: number) => Promise<void>;
  /** A picture of the window, as PNG. */
  picture: () => Promise<Buffer>;
  /** Prints the page to a PDF. The driver of WebKitGTK 2.50 has no such command. */
  print?: (paper: Paper) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** For each engine the commands that it needs, how to install them, and how to launch it. */
export const engines = {
  firefox: { needs: [['firefox-esr', 'firefox']], install: 'apt-get install firefox-esr', launch: launchFirefox },
  webkit: {
    needs: [['WebKitWebDriver'], ['xvfb-run']],
    install: 'apt-get install webkit2gtk-driver xvfb xauth',
    launch: launchWebKit,
  },
} as const;
export type Engine = keyof typeof engines;

/** The first of these commands that is on the PATH. */
function found(commands: readonly string[]): string | undefined {
  const folders = process.env['PATH']?.split(delimiter) ?? [];
  return commands.find((command) =>
    folders.some((folder) => {
      try {
        accessSync(join(folder, command), constants.X_OK);
        return true;
      } catch {
        return false;
      }
    }),
  );
}

export const isInstalled = (engine: Engine) => engines[engine].needs.every((commands) => found(commands) !== undefined);

/** Starts a command in a process group of its own, so that what it starts ends with it. */
const start = (command: string, args: readonly string[], env: Record<string, string> = {}) =>
  spawn(command, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } });

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}

async function launchFirefox(): Promise<RealBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  // Scroll bars take room, as for most people with a mouse. Without movement the walk need not wait.
  const preferences = { 'widget.gtk.overlay-scrollbars.enabled': false, 'ui.prefersReducedMotion': 1 };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const command = found(engines.firefox.needs[0]) ?? 'firefox';
  const child = start(command, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']);
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (data) => {
      said += String(data);
      const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (url) resolve(url);
    });
    child.once('exit', () => reject(new Error(`Firefox ended: ${said}`)));
  });
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));

  interface Answer {
    id: number;
    type: 'success' | 'error';
    result: unknown;
    message?: string;
  }
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let last = 0;
  const send = async <T>(method: string, params: object = {}): Promise<T> => {
    const id = (last += 1);
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result as T;
  };

  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context;
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const answer = await send<{ type: string; result: { value: string }; exceptionDetails?: { text: string } }>(
        'script.evaluate',
        { expression, target: { context }, awaitPromise: true },
      );
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    perform: async (inputs) => void (await send('input.performActions', { context, actions: inputs })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async picture() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async print({ width, height, margin }) {
      const { data } = await send<{ data: string }>('browsingContext.print', {
        context,
        page: { width, height },
        margin: { top: margin, bottom: margin, left: margin, right: margin },
      });
      return Buffer.from(data, 'base64');
    },
    async close() {
      socket.close();
      await stop(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function launchWebKit(): Promise<RealBrowser> {
  const port = await freePort();
  const args = ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`];
  const child = start('xvfb-run', args, { GTK_OVERLAY_SCROLLING: '0' });
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.message ?? value.error}`);
    return value;
  };
  const isUp = () => send('GET', '/status').then(Boolean, () => false);
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('WebKitWebDriver ended.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { sessionId, capabilities } = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    '/session',
    { capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } } },
  );
  const session = `/session/${sessionId}`;
  const evaluate = (expression: string) =>
    send<string>('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: (url) => send('POST', `${session}/url`, { url }),
    evaluate,
    perform: (inputs) => send('POST', `${session}/actions`, { actions: inputs }),
    async resize(width, height) {
      // WebDriver sets the size of the window, which has bars around the page.
      const outer = JSON.parse(
        await evaluate('JSON.stringify([outerWidth - innerWidth, outerHeight - innerHeight])'),
      ) as number[];
      const [besides = 0, above = 0] = outer;
      await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: width + besides, height: height + above });
    },
    picture: async () => Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
    async close() {
      await send('DELETE', session);
      await stop(child);
    },
  };
}
