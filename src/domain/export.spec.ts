// @vitest-environment node
import { expect, it } from 'vitest';
import { doneToEnd } from './conversation.ts';
import { defaultAssumptions } from './cost.ts';
import { exportOf } from './export.ts';
import { homeSchema } from './home.ts';
import { presetWeights } from './ranking.ts';
import { userSchema } from './user.ts';

it('has everything that is the buyer’s, in plain words', () => {
  const home = homeSchema.parse({
    id: 'home-1',
    address: '1 Elm St',
    createdAt: '2026-11-01T10:00:00Z',
    propStatus: 'liked',
    question: { qlot: 7, qtour: 'yes', qcomments: 'Quiet' },
    replies: [
      { from: 'me', reply: 'Is it quiet?', time: '2026-11-02T10:00:00Z' },
      { from: 'ana', reply: 'Yes', time: null },
    ],
  });
  const all = exportOf(
    {
      userId: 'me',
      buyer: userSchema.parse({ id: 'me', firstName: 'Linda', agent: 'ana@example.com' }),
      profile: null,
      homes: [home],
      weights: presetWeights(null),
      costAssumptions: defaultAssumptions,
      done: new Map([['home-1', doneToEnd(home.replies)]]),
    },
    Date.UTC(2026, 10, 22),
  );
  expect(all).toMatchObject({
    version: 1,
    exportedAt: '2026-11-22T00:00:00.000Z',
    buyer: { id: 'me', firstName: 'Linda', agent: 'ana@example.com' },
    rankingWeights: { lot: 2 },
    homes: [
      {
        id: 'home-1',
        address: '1 Elm St',
        sharedAt: '2026-11-01T10:00:00.000Z',
        mark: 'liked',
        scores: { lot: 7, location: null },
        tourRequested: true,
        comments: 'Quiet',
        conversationDone: true,
        messages: [
          { from: 'buyer', text: 'Is it quiet?', sentAt: '2026-11-02T10:00:00.000Z' },
          { from: 'agent', text: 'Yes', sentAt: null },
        ],
      },
    ],
  });
});

it('opens a conversation again that was done before the newest message', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day)).toISOString();
  const home = homeSchema.parse({ id: 'home-1', replies: [{ from: 'ana', reply: 'Yes', time: at(3) }] });
  const doneUntil = (day: number) =>
    exportOf(
      {
        userId: 'me',
        buyer: null,
        profile: null,
        homes: [home],
        weights: presetWeights(null),
        costAssumptions: defaultAssumptions,
        done: new Map([['home-1', Date.UTC(2026, 10, day)]]),
      },
      0,
    ).homes[0]?.conversationDone;
  expect([doneUntil(2), doneUntil(3)]).toEqual([false, true]);
});

it('knows whose messages are whose though the server has not said who the buyer is', () => {
  const home = homeSchema.parse({
    id: 'home-1',
    replies: [
      { from: 'me', reply: 'Is it quiet?' },
      { from: 'ana', reply: 'Yes' },
    ],
  });
  const mine = {
    userId: 'me',
    buyer: null,
    profile: null,
    homes: [home],
    weights: presetWeights(null),
    done: new Map(),
  };
  const { homes } = exportOf({ ...mine, costAssumptions: defaultAssumptions }, 0);
  expect(homes[0]?.messages.map(({ from }) => from)).toEqual(['buyer', 'agent']);
});
