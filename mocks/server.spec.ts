// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personas } from './personas.ts';

const folder = mkdtempSync(join(tmpdir(), 'mocks-'));
let server: ChildProcess;
let origin = '';
let said = '';

async function startServer(): Promise<void> {
  const env = { ...process.env, API_PORT: '0', API_DATA: join(folder, 'data.json') };
  server = spawn(process.execPath, ['mocks/server.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  said = '';
  while (!said.includes('/mock/mail')) said += String(((await once(server.stdout!, 'data')) as unknown[])[0]);
  origin = /http:\/\/localhost:\d+/.exec(said)?.[0] ?? '';
}

async function stopServer(): Promise<void> {
  server.kill();
  await once(server, 'exit');
}

const at = (path: string, init?: RequestInit) => fetch(`${origin}/${path}`, init);
const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
const signIn = () => at('api/auth/login', form({ email: personas.main.email, password: personas.main.password }));

async function token(): Promise<string> {
  return ((await (await signIn()).json()) as { data: { token: string } }).data.token;
}

beforeAll(startServer);
afterAll(async () => {
  await stopServer();
  rmSync(folder, { recursive: true });
});

it('prints where it listens and the demo accounts', () => {
  expect(said).toContain(`${origin}/api/`);
  for (const { email } of Object.values(personas)) expect(said).toContain(email);
});

it('answers the calls, and outlives a restart', async () => {
  const headers = { Authorization: `Bearer ${await token()}` };
  expect((await at('api/property/home-4187203', { method: 'DELETE', headers })).status).toBe(200);
  await stopServer();
  await startServer();
  const { data } = (await (await at('api/property/', { headers })).json()) as { data: unknown[] };
  expect(data).toHaveLength(26);
  expect((await at('api/nothing')).status).toBe(404);
  expect((await signIn()).headers.get('cache-control')).toBe('no-store');
});

it('allows pages of this machine, and no others', async () => {
  const preflight = (from: string) => at('api/property/', { method: 'OPTIONS', headers: { Origin: from } });
  const own = await preflight('http://localhost:5173');
  expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([204, 'http://localhost:5173']);
  expect(own.headers.get('access-control-allow-headers')).toContain('Authorization');
  expect(own.headers.get('access-control-expose-headers')).toBe('Retry-After');
  for (const other of ['https://evil.example', 'http://localhost.evil.example'])
    expect((await preflight(other)).headers.get('access-control-allow-origin')).toBeNull();
});

it('has a mailbox', async () => {
  await at('api/auth/change-otp', form({ email: personas.main.email }));
  const mails = (await (await at(`mock/mail?to=${personas.main.email}`)).json()) as { to: string; code: string }[];
  expect(mails).toMatchObject([{ to: personas.main.email, code: expect.stringMatching(/^\d{6}$/) }]);
});

it('fails as the fault switch says', async () => {
  const faults = (list: unknown) => at('mock/faults', { method: 'POST', body: JSON.stringify(list) });
  expect((await faults([{ call: 'login', fault: 'drop', times: 1 }])).status).toBe(204);
  await expect(signIn()).rejects.toThrow(TypeError);
  expect((await signIn()).status).toBe(200);
  expect((await faults([{ call: 'login', fault: 'flood' }])).status).toBe(400);
  expect((await signIn()).status).toBe(200);
});

it('applies market events, and can stop its clock', async () => {
  const send = (path: string, body: unknown) => at(path, { method: 'POST', body: JSON.stringify(body) });
  expect((await send('mock/conditions', { clock: '2030-01-01T00:00:00Z' })).status).toBe(204);
  const event = { kind: 'price', home: 'home-4183316', price: 555_000 };
  expect(await (await send('mock/market', event)).json()).toEqual({ home: 'home-4183316' });
  const headers = { Authorization: `Bearer ${await token()}` };
  const { data } = (await (await at('api/property/', { headers })).json()) as { data: { _id: string }[] };
  expect(data.find(({ _id }) => _id === 'home-4183316')).toMatchObject({
    price: 555_000,
    updatedAt: '2030-01-01T00:00:00.000Z',
  });
  expect((await send('mock/market', { ...event, home: 'no' })).status).toBe(404);
  expect((await send('mock/market', { kind: 'flood' })).status).toBe(400);
  expect((await send('mock/conditions', { clock: 'noon' })).status).toBe(400);
});

it('resets its data', async () => {
  const headers = { Authorization: `Bearer ${await token()}` };
  expect((await at('mock/reset', { method: 'POST' })).status).toBe(204);
  expect((await at('api/auth/me/', { headers })).status).toBe(401);
});

it('serves the photos, and no other file', async () => {
  const photo = await at('photos/418-juniper-lane.svg');
  expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect((await at('photos/..%2Fserver.ts')).status).toBe(404);
});
