// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { second, specServer, start } from '#mocks/spec-client.ts';

const juniper = 'home-4187203';
const ridgeview = 'home-4190077';

async function asLinda() {
  const server = specServer();
  const token = await server.signIn();
  const home = async (id: string) => (await server.homes(token)).find((one) => one.id === id);
  return { ...server, token, home };
}

describe('ownership', () => {
  it.each([
    ['setPropStatus', { body: { propStatus: 'liked' } }],
    ['setQuestion', { body: { qoverall: '1' } }],
    ['deleteProperty', {}],
  ] as const)("%s knows only the buyer's own homes", async (name, rest) => {
    const { ask, signIn, homes } = specServer();
    const [linda, tom] = [await signIn(), await signIn('awaited')];
    for (const id of [juniper, 'home-0', '__proto__', 'a/b'])
      expect(await ask(name, { token: tom, id, ...rest })).toMatchObject({ http: 404, message: 'Property not found.' });
    expect((await homes(linda)).find(({ id }) => id === juniper)).toMatchObject({ propStatus: 'liked' });
  });

  it("postReply refuses another buyer's home", async () => {
    const { ask, signIn, homes } = specServer();
    const [linda, tom] = [await signIn(), await signIn('awaited')];
    const before = (await homes(linda)).find(({ id }) => id === juniper)?.replies.length;
    const answer = await ask('postReply', { token: tom, body: { propid: juniper, reply: 'Mine!' } });
    expect(answer).toMatchObject({ http: 404, message: 'Property not found.' });
    expect((await homes(linda)).find(({ id }) => id === juniper)?.replies).toHaveLength(before ?? Number.NaN);
  });

  it("nobody is shown another buyer's homes", async () => {
    const { signIn, homes } = specServer();
    const mine = new Set((await homes(await signIn())).map(({ id }) => id));
    const theirs = await homes(await signIn('awaited'));
    expect(theirs).toHaveLength(8);
    expect(theirs.filter(({ id }) => mine.has(id))).toEqual([]);
  });
});

describe('setPropStatus', () => {
  it.each([['liked'], ['disliked'], ['hidden'], [null]] as const)(
    'marks a home %s, and leaves the date of the listing',
    async (propStatus) => {
      const { ask, token, home } = await asLinda();
      const { updatedAt } = { ...(await home(juniper)) };
      expect((await ask('setPropStatus', { token, id: juniper, body: { propStatus } })).status).toBe(1);
      expect(await home(juniper)).toMatchObject({ propStatus, updatedAt });
    },
  );

  it('refuses an unknown mark', async () => {
    const { ask, token, home } = await asLinda();
    const answer = await ask('setPropStatus', { token, id: juniper, body: { propStatus: 'loved' } });
    expect(answer.faults).toMatchObject([{ param: 'propStatus' }]);
    expect((await home(juniper))?.propStatus).toBe('liked');
  });

  it('always fails for the home whose MLS id ends in 0500', async () => {
    const { ask, token, home } = await asLinda();
    const answer = await ask('setPropStatus', { token, id: 'home-4180500', body: { propStatus: 'hidden' } });
    expect(answer).toMatchObject({ http: 409, status: 0, message: 'The server could not update this property.' });
    expect((await home('home-4180500'))?.propStatus).toBeNull();
  });
});

describe('setQuestion', () => {
  it('stores the changed scores and keeps the others', async () => {
    const { ask, token, home } = await asLinda();
    await ask('setQuestion', { token, id: juniper, body: { qlot: '0', qoverall: '', qtour: '', qcomments: 'Hm.' } });
    const question = (await home(juniper))?.question;
    expect(question).toMatchObject({ tour: false, comments: 'Hm.' });
    expect(question?.scores).toMatchObject({ lot: 0, overall: null, location: 10, parking: 2 });
  });

  it('creates the question of a home that has none', async () => {
    const { ask, token, home } = await asLinda();
    await ask('setQuestion', { token, id: ridgeview, body: { qkitchen: '10' } });
    expect((await home(ridgeview))?.question).toMatchObject({ scores: { kitchen: 10, overall: null }, tour: false });
  });

  it.each(['11', '-1', '7.5', 'ten', ' '])('refuses the score "%s"', async (qkitchen) => {
    const { ask, token, home } = await asLinda();
    const answer = await ask('setQuestion', { token, id: juniper, body: { qkitchen } });
    expect(answer).toMatchObject({ http: 400, faults: [{ param: 'qkitchen' }] });
    expect((await home(juniper))?.question.scores.kitchen).toBe(8);
  });
});

describe('deleteProperty', () => {
  it('removes the home for good', async () => {
    const { ask, token, home } = await asLinda();
    expect((await ask('deleteProperty', { token, id: juniper })).status).toBe(1);
    expect(await home(juniper)).toBeUndefined();
    expect((await ask('deleteProperty', { token, id: juniper })).http).toBe(404);
    expect((await ask('setPropStatus', { token, id: juniper, body: { propStatus: 'liked' } })).http).toBe(404);
  });
});

describe('postReply', () => {
  it("adds the buyer's message at the end", async () => {
    const { ask, token, home } = await asLinda();
    expect((await ask('postReply', { token, body: { propid: juniper, reply: ' Yes, please. ' } })).status).toBe(1);
    expect((await home(juniper))?.replies.at(-1)).toEqual({ from: 'buyer-main', reply: 'Yes, please.', time: start });
  });

  it('refuses an empty message', async () => {
    const { ask, token } = await asLinda();
    const answer = await ask('postReply', { token, body: { propid: juniper, reply: ' \n' } });
    expect(answer).toMatchObject({ http: 400, faults: [{ param: 'reply', msg: 'Reply must be specified.' }] });
  });

  it('gets one fitting answer from the agent after a moment', async () => {
    const { ask, token, home, later } = await asLinda();
    await ask('postReply', { token, body: { propid: ridgeview, reply: 'What does the HOA cost?' } });
    later(3 * second);
    expect((await home(ridgeview))?.replies).toHaveLength(1);
    later(600 * second);
    const replies = (await home(ridgeview))?.replies;
    expect(replies).toHaveLength(2);
    expect(replies?.[1]).toMatchObject({ from: 'agent-ana', time: start + 4 * second });
    expect(replies?.[1]?.reply).toContain('HOA');
    later(600 * second);
    expect((await home(ridgeview))?.replies).toHaveLength(2);
  });

  it.each(['noAgent', 'awaited'] as const)('is not answered for the buyer %s', async (persona) => {
    const { ask, signIn, homes, later } = specServer();
    const token = await signIn(persona);
    const [first] = await homes(token);
    await ask('postReply', { token, body: { propid: first!.id, reply: 'Anybody there?' } });
    later(600 * second);
    expect((await homes(token))[0]?.replies).toHaveLength(1);
  });
});
