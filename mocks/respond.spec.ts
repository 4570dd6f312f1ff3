// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type CallName, calls, fillPath } from '#src/api/calls.ts';
import { specServer } from './spec-client.ts';

const guarded = (Object.keys(calls) as CallName[]).filter((name) => calls[name].guarded);

describe('the bearer token', () => {
  it.each(guarded)('%s is refused without a valid one', async (name) => {
    const { ask } = specServer();
    for (const token of [undefined, '', 'made-up', '__proto__', 'toString']) {
      const answer = await ask(name, { id: 'home-4187203', ...(token !== undefined && { token }) });
      expect(answer).toMatchObject({ http: 401, status: 0, message: 'Invalid token.' });
    }
  });

  it('is new with each sign-in', async () => {
    const { signIn } = specServer();
    expect(await signIn()).not.toBe(await signIn());
  });
});

describe('the body', () => {
  it.each(['application/json', 'text/plain', ''])('is refused as %s', async (type) => {
    const { ask } = specServer();
    const body = { email: 'linda.moreno@example.com', password: 'homebuyer' };
    expect(await ask('login', { body, headers: { 'Content-Type': type } })).toMatchObject({ http: 415, status: 0 });
  });

  it('must have every field', async () => {
    const { ask } = specServer();
    expect(await ask('login', { body: { email: 'linda.moreno@example.com' } })).toMatchObject({
      http: 400,
      message: 'Validation Error.',
      faults: [{ param: 'password', msg: 'password must be specified.' }],
    });
  });
});

describe('the path', () => {
  it.each([
    ['GET', 'property', 404],
    ['GET', 'auth/me', 404],
    ['GET', 'property/postreply', 404],
    ['POST', 'property/', 404],
    ['DELETE', 'property/home-4187203/more', 404],
  ])('%s %s is no call', async (method, path, status) => {
    const { fetch } = specServer();
    expect((await fetch(new Request(`http://localhost/api/${path}`, { method }))).status).toBe(status);
  });

  it('keeps an id with a slash in one piece', async () => {
    const { fetch, signIn } = specServer();
    const headers = { Authorization: `Bearer ${await signIn()}` };
    const url = `http://localhost/api/${fillPath('property/{id}', 'hide/home-4187203')}`;
    const answer = await fetch(new Request(url, { method: 'DELETE', headers }));
    expect(await answer.json()).toEqual({ status: 0, message: 'Property not found.' });
  });
});
