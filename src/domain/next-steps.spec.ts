// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type BuyerProfile, profileFields } from './buyer-profile.ts';
import { turnOf } from './conversation.ts';
import { nextSteps } from './next-steps.ts';
import { type Home, homeSchema } from './home.ts';

const filled = Object.fromEntries(profileFields.map((name) => [name, 'x'])) as BuyerProfile;
const buyer = {
  id: 'buyer-1',
  profile: filled,
  draft: null,
  hasAgent: true,
  turnOf: ({ replies }: Home) => turnOf(replies, 'buyer-1'),
};
const home = (id: string, fields: object) =>
  homeSchema.parse({ _id: id, createdAt: `2026-11-0${id.slice(1)}T00:00:00Z`, ...fields });
const wish = { question: { qtour: 'yes', qoverall: 5 } };

describe('next steps', () => {
  it('are none where everything is done', () => {
    expect(nextSteps([home('h1', { propStatus: 'liked', question: { qoverall: 0 } })], buyer)).toEqual([]);
  });

  it('count the liked homes without any score and name the newest', () => {
    const homes = [home('h1', { propStatus: 'liked' }), home('h2', { propStatus: 'liked' }), home('h3', {})];
    const sold = home('h4', { propStatus: 'liked', mStatus: 'Sold' });
    expect(nextSteps([...homes, sold], buyer)).toEqual([{ kind: 'score', count: 2, home: homes[1] }]);
  });

  it('find a tour that nobody has answered, or whose last word is the buyer’s own', () => {
    const silent = home('h1', wish);
    const asked = home('h2', { ...wish, replies: [{ from: 'buyer-1', reply: 'When?', time: '2026-11-02T00:00:00Z' }] });
    const answered = home('h3', {
      ...wish,
      replies: [{ from: 'agent', reply: 'Sunday', time: '2026-11-02T00:00:00Z' }],
    });
    const archived = home('h4', { ...wish, propStatus: 'hidden' });
    const sold = home('h5', { ...wish, mStatus: 'Closed' });
    const homes = [silent, asked, answered, archived, sold];
    expect(nextSteps(homes, buyer)).toEqual([
      { kind: 'answer', count: 1, home: answered },
      { kind: 'tour', count: 2, home: asked },
    ]);
    expect(nextSteps(homes, { ...buyer, hasAgent: false })).toEqual([]);
  });

  it('count the conversations that wait for the buyer and name the one with a question first', () => {
    const wrote = (id: string, reply: string, day: number) =>
      home(id, { replies: [{ from: 'agent', reply, time: `2026-11-0${day}T00:00:00Z` }] });
    const homes = [wrote('h1', 'It is sold.', 3), wrote('h2', 'Is Sunday fine?', 1), wrote('h3', 'Is Monday fine?', 2)];
    expect(nextSteps(homes, buyer)).toEqual([{ kind: 'answer', count: 3, home: homes[2] }]);
  });

  it('lead to the first step of the profile that leaves something open', () => {
    expect(nextSteps([], { ...buyer, profile: { ...filled, reason: null, pets: null } })).toEqual([
      { kind: 'profile', open: 2, step: 3 },
    ]);
    expect(nextSteps([], { ...buyer, profile: null })).toEqual([{ kind: 'profile', open: 17, step: 1 }]);
    expect(nextSteps([], { ...buyer, profile: undefined })).toEqual([]);
  });

  it('count what is in the draft as answered, and lead to the last step once only the submit is left', () => {
    const profile = { ...filled, phone: null, pets: null };
    expect(nextSteps([], { ...buyer, profile, draft: { phone: 'x', reason: '' } })).toEqual([
      { kind: 'profile', open: 2, step: 3 },
    ]);
    expect(nextSteps([], { ...buyer, profile, draft: { phone: 'x', pets: 'x' } })).toEqual([
      { kind: 'profile', open: 0, step: 4 },
    ]);
    expect(nextSteps([], { ...buyer, draft: { phone: 'x' } }), 'the profile has it').toEqual([]);
  });
});
