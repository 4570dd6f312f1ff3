import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { report, reportError } from './report.ts';

const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);

beforeEach(() => {
  vi.stubGlobal('portalConfig', { reportUrl: 'https://reports.example/portal' });
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  history.replaceState(null, '', '/app/listing?q=12+Oak+Street');
});
afterEach(() => {
  vi.unstubAllGlobals();
  sendBeacon.mockClear();
});

const bodies = () => sendBeacon.mock.calls.map(([, body]): unknown => JSON.parse(body));

it('says where an error came from, and nothing of what was typed or answered', () => {
  const error = new TypeError('Linda Moreno, 12 Oak Street');
  error.stack =
    'TypeError: Linda Moreno\n at x (https://portal.example/assets/base-12345678.js:1:2)\n at https://x/y?q=Oak';
  reportError(error);
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('https://reports.example/portal');
  expect(bodies()).toEqual([
    expect.objectContaining({
      type: 'error',
      name: 'TypeError',
      places: ['base-12345678.js:1:2'],
      screen: '/app/listing',
    }),
  ]);
  expect(JSON.stringify(bodies())).not.toMatch(/Linda|Oak/);
});

it('does not fail where beacons cannot go', () => {
  sendBeacon.mockImplementationOnce(() => {
    throw new TypeError('Failed to execute sendBeacon');
  });
  expect(() => report({ type: 'contract', call: 'me', status: 200 })).not.toThrow(TypeError);
});

it('sends nothing where no address is configured', () => {
  vi.stubGlobal('portalConfig', {});
  report({ type: 'contract', call: 'me', status: 200 });
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('stops after many', () => {
  for (let index = 0; index < 100; index += 1) report({ type: 'vital', name: 'LCP', value: 1 });
  expect(sendBeacon.mock.calls.length).toBeLessThan(60);
});
