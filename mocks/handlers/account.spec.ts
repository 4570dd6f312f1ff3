// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { personas } from '#mocks/personas.ts';
import { specServer } from '#mocks/spec-client.ts';

const linda = personas.main;
const newcomer = { firstName: 'Ida', lastName: 'Novak', email: 'ida@example.com', agent: null, password: 'secret' };

describe('register', () => {
  it('returns id and e-mail, and mails a code', async () => {
    const { ask, lastCode } = specServer();
    const { status, data } = await ask('register', { body: newcomer });
    expect(status).toBe(1);
    expect(data).toEqual({ _id: expect.stringMatching(/^buyer-[0-9a-f]{32}$/), email: 'ida@example.com' });
    expect(await lastCode('ida@example.com')).toMatch(/^\d{6}$/);
  });

  it('leaves the account unconfirmed', async () => {
    const { ask } = specServer();
    await ask('register', { body: newcomer });
    const { message } = await ask('login', { body: { email: newcomer.email, password: newcomer.password } });
    expect(message).toBe('Account is not confirmed. Please confirm your account.');
  });

  it.each([
    ['firstName', ' ', 'First name must be specified.'],
    ['lastName', '', 'Last name must be specified.'],
    ['email', 'ida@example', 'Email must be a valid email address.'],
    ['email', 'Linda.Moreno@example.com', 'E-mail already in use.'],
    ['email', 'noah.price@example.com', 'E-mail already in use.'],
    ['agent', 'ana', 'Agent must be a valid email address.'],
    ['password', '12345', 'Password must be 6 characters or greater.'],
  ])('refuses the %s "%s"', async (param, value, msg) => {
    const { ask } = specServer();
    const answer = await ask('register', { body: { ...newcomer, [param]: value } });
    expect(answer).toMatchObject({ http: 400, status: 0, message: 'Validation Error.', faults: [{ param, msg }] });
  });

  it('names every fault at once', async () => {
    const { ask } = specServer();
    const { faults } = await ask('register', { body: { ...newcomer, firstName: '', password: '' } });
    expect(faults).toMatchObject([{ param: 'firstName' }, { param: 'password' }]);
  });

  it('shares the homes of a linked agent, and none without one', async () => {
    const { ask, homes, lastCode } = specServer();
    const counts = [];
    for (const [email, agent] of [
      ['with@example.com', 'Ana.Ribeiro@example.com'],
      ['without@example.com', null],
    ] as const) {
      await ask('register', { body: { ...newcomer, email, agent } });
      await ask('verifyOtp', { body: { email, otp: await lastCode(email) } });
      const { data } = await ask('login', { body: { email, password: newcomer.password } });
      counts.push((await homes(data.token)).length);
    }
    expect(counts).toEqual([6, 0]);
  });
});

describe('login', () => {
  it('returns id and a token that the guarded calls accept', async () => {
    const { ask } = specServer();
    const { data } = await ask('login', { body: { email: ' LINDA.moreno@example.com', password: 'homebuyer' } });
    expect(data._id).toBe('buyer-main');
    expect((await ask('me', { token: data.token })).data.email).toBe('linda.moreno@example.com');
  });

  it.each([
    ['linda.moreno@example.com', 'Homebuyer'],
    ['linda.moreno@example.com', ''],
    ['nobody@example.com', 'homebuyer'],
    ['__proto__', 'homebuyer'],
  ])('refuses %s with "%s"', async (email, password) => {
    const { ask } = specServer();
    const answer = await ask('login', { body: { email, password } });
    expect(answer).toMatchObject({ http: 401, status: 0, message: 'Email or Password wrong.' });
  });

  it('refuses a wrong password of an unconfirmed account as a wrong password', async () => {
    const { ask } = specServer();
    const { message } = await ask('login', { body: { email: personas.unconfirmed.email, password: 'no' } });
    expect(message).toBe('Email or Password wrong.');
  });
});

describe('me', () => {
  it('has the linked agent, and for the main persona no profile', async () => {
    const { ask, signIn } = specServer();
    const { data } = await ask('me', { token: await signIn() });
    expect(data).toMatchObject({
      id: 'buyer-main',
      firstName: 'Linda',
      lastName: 'Moreno',
      agentEmail: 'ana.ribeiro@example.com',
      agent: { firstName: 'Ana', lastName: 'Ribeiro', email: 'ana.ribeiro@example.com', phone: '(828) 555-0117' },
      buyerProfile: null,
    });
  });

  it.each([
    ['awaited', 'sofia.lindqvist@example.com'],
    ['noAgent', null],
  ] as const)('has no agent for the buyer %s, whose agent e-mail is %s', async (persona, agentEmail) => {
    const { ask, signIn } = specServer();
    expect((await ask('me', { token: await signIn(persona) })).data).toMatchObject({ agentEmail, agent: null });
  });

  it('has the profile of every other buyer', async () => {
    const { ask, signIn } = specServer();
    const { data } = await ask('me', { token: await signIn('noAgent') });
    expect(data).toMatchObject({ buyerProfile: { budgetMax: '500k', adults: '1' } });
  });

  it('has no profile before one was stored', async () => {
    const { ask, signIn } = specServer();
    expect((await ask('me', { token: await signIn('noProfile') })).data.buyerProfile).toBeNull();
  });
});

describe('changePassword', () => {
  const change = { email: linda.email, password: 'better-one', current: linda.password };

  it('changes it, keeps this session and ends the others', async () => {
    const { ask, signIn } = specServer();
    const [other, token] = [await signIn(), await signIn()];
    expect((await ask('changePassword', { token, body: change })).status).toBe(1);
    expect((await ask('login', { body: { email: linda.email, password: linda.password } })).status).toBe(0);
    expect((await ask('login', { body: { email: linda.email, password: 'better-one' } })).status).toBe(1);
    expect((await ask('me', { token })).status).toBe(1);
    expect((await ask('me', { token: other })).http).toBe(401);
  });

  it.each([
    ['current', { current: 'guess' }],
    ['password', { password: 'short' }],
    ['email', { email: 'tom.becker@example.com' }],
  ])('refuses a wrong %s and changes nothing', async (param, wrong) => {
    const { ask, signIn } = specServer();
    const token = await signIn();
    expect((await ask('changePassword', { token, body: { ...change, ...wrong } })).faults).toMatchObject([{ param }]);
    expect(await signIn()).toMatch(/^[\w-]+$/);
  });
});

describe('changeAgent', () => {
  it('links an agent who has an account', async () => {
    const { ask, signIn } = specServer();
    const token = await signIn('noAgent');
    const body = { email: personas.noAgent.email, agent: 'marcus.hale@example.com' };
    expect((await ask('changeAgent', { token, body })).message).toBe('Agent linked successfully.');
    expect((await ask('me', { token })).data.agent).toMatchObject({ firstName: 'Marcus', phone: null });
  });

  it('awaits the registration of any other', async () => {
    const { ask, signIn } = specServer();
    const token = await signIn();
    await ask('changeAgent', { token, body: { email: linda.email, agent: 'new@example.com' } });
    expect((await ask('me', { token })).data).toMatchObject({ agentEmail: 'new@example.com', agent: null });
  });

  it.each([
    ['agent', { agent: 'nobody' }],
    ['agent', { agent: '' }],
    ['email', { email: 'tom.becker@example.com' }],
  ])('refuses a wrong %s', async (param, wrong) => {
    const { ask, signIn } = specServer();
    const body = { email: linda.email, agent: 'new@example.com', ...wrong };
    expect((await ask('changeAgent', { token: await signIn(), body })).faults).toMatchObject([{ param }]);
  });
});
