import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';

const script = readFileSync('src/early/first-requests.js', 'utf8');
const asked = vi.fn<(url: string) => Promise<Response>>(() => new Promise(() => {}));

/** Runs the page's script for a signed-in person, in a page whose build knew this root of the API. */
function open(apiRoot: string): void {
  const start = ['react.js', 'libraries.js', 'base.js'];
  const frame = ['frame.js'];
  const screens = {
    '/app/listing': { files: ['listing.js'], words: ['listing'] },
    '/shared': { files: ['shared.js'], words: ['sharing'] },
  };
  const words = { en: { anonymous: 'a.js', 'signed-in': 's.js', listing: 'l.js', sharing: 'h.js' } };
  document.head.replaceChildren();
  document.body.innerHTML = '<script type="application/json" id="screens"></script>';
  document.getElementById('screens')!.textContent = JSON.stringify({
    base: '/',
    apiRoot,
    start,
    frame,
    calls: ['property/'],
    screens,
    words,
  });
  document.documentElement.lang = 'en';
  const config = document.createElement('script');
  config.setAttribute('src', '/config.js');
  document.body.append(config);
  // oxlint-disable-next-line typescript/no-implied-eval -- a classic script of the page, run as the page runs it
  new Function(script)();
}

/** `config.js` has come and names a root. */
function configure(apiRoot: string): void {
  vi.stubGlobal('portalConfig', { apiRoot });
  // jsdom fetches no scripts, so nothing else tells the page that this one has come.
  document.querySelector('[src="/config.js"]')?.dispatchEvent(new Event('load'));
}

const urls = () => asked.mock.calls.map(([url]) => url);

beforeEach(() => {
  // The script's own timers would run after the test's page is gone.
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  asked.mockClear();
  delete window.earlyCalls;
  localStorage.setItem('token', 'mine');
  localStorage.setItem('user_id', 'u1');
  history.replaceState(null, '', '/app/listing');
});

it('asks the host of the page at once, and once', () => {
  open('/api');
  expect(urls()).toEqual([`${location.origin}/api/property/`]);
  configure('/api/');
  expect(urls()).toHaveLength(1);
});

it('shows the token to no other host before the settings name it', () => {
  open('https://api.example/v1');
  expect(urls()).toEqual([]);
  configure('https://api.example/v1');
  expect(urls()).toEqual(['https://api.example/v1/property/']);
});

it('drops what it has asked when the settings name another root', () => {
  open('/api/');
  const [first] = window.earlyCalls ?? [];
  configure('https://api.example/');
  expect(first?.abort.signal.aborted).toBe(true);
  expect(window.earlyCalls?.map(({ url }) => url)).toEqual(['https://api.example/property/']);
});

it('asks for everything at once in a browser that preloads no modules', () => {
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(false);
  open('/api/');
  expect(document.head.querySelectorAll('link')).toHaveLength(8);
});

it('asks for what runs first before what runs later', () => {
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
  open('/api/');
  const links = () => [...document.head.querySelectorAll('link')];
  const files = () => links().map(({ href }) => href.slice(location.origin.length + 1));
  // jsdom preloads nothing either.
  const load = (index: number) => links()[index]?.dispatchEvent(new Event('load'));
  const [start, frame, screen] = [
    ['react.js', 'libraries.js', 'base.js'],
    ['a.js', 's.js', 'frame.js'],
    ['l.js', 'listing.js'],
  ] as const;
  expect(files()).toEqual(start);
  load(2);
  expect(files()).toEqual([...start, ...frame]);
  load(1);
  expect(files()).toEqual([...start, ...frame]);
  load(0);
  expect(files()).toEqual([...start, ...frame, ...screen]);
});

it('asks for the files of a shared page without a session, and for no data with one', () => {
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(false);
  history.replaceState(null, '', '/shared');
  open('/api/');
  expect(urls()).toEqual([]);
  localStorage.clear();
  open('/api/');
  expect(urls()).toEqual([]);
  expect(document.head.querySelector('[href="/shared.js"]')).not.toBeNull();
  expect(document.head.querySelector('[href="/h.js"]')).not.toBeNull();
});
