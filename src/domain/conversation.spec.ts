// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  agentWroteAt,
  countAlike,
  countUnread,
  doneToEnd,
  hasArrived,
  inOrder,
  isBlank,
  lateSince,
  newestReply,
  readToEnd,
  stillToArrive,
  turnOf,
  withReply,
} from './conversation.ts';
import { type Home, homeSchema, type Reply } from './home.ts';

const me = 'buyer';
const at = (hour: number) => Date.UTC(2026, 10, 19, hour);
const mine = (reply: string, time: number | null = null): Reply => ({ from: me, reply, time });
const agents = (reply: string, time: number | null = null): Reply => ({ from: 'agent', reply, time });
const home = (...replies: Reply[]): Home => homeSchema.parse({ _id: 'a', replies });

describe('a blank message', () => {
  it.each(['', ' ', '\n\t ', '\u200B\uFEFF', '\u200F', '\u00A0'])('%j', (text) => expect(isBlank(text)).toBe(true));
  it.each(['a', ' 0 ', '👍'])('is not %j', (text) => expect(isBlank(text)).toBe(false));
});

describe('a message whose answer was lost', () => {
  it('has arrived once there is one more like it', () => {
    const replies = [mine('ok'), mine('ok'), agents('ok')];
    expect(hasArrived(replies, me, { text: 'ok', alikeBefore: 1 })).toBe(true);
    expect(hasArrived(replies, me, { text: 'ok', alikeBefore: 2 })).toBe(false);
  });
  it('has not before it set out', () => expect(hasArrived([mine('ok')], me, { text: 'ok' })).toBe(false));
  it('is known again without its outer spaces and with other line breaks', () =>
    expect(countAlike([mine('one\r\ntwo')], me, ' one\ntwo ')).toBe(1));
  it('is not one of the agent’s', () => expect(countAlike([agents('ok')], me, 'ok')).toBe(0));
});

describe('messages alike of which one has arrived', () => {
  it('leave the others to be shown', () => {
    const outgoing = [{ text: 'ok', alikeBefore: 0 }, { text: 'ok ', alikeBefore: 0 }, { text: 'ok' }];
    expect(stillToArrive([mine('ok')], me, outgoing)).toEqual(outgoing.slice(1));
    expect(stillToArrive([mine('ok'), mine('ok')], me, outgoing)).toEqual(outgoing.slice(2));
  });
});

describe('a message that the server took', () => {
  it('stands behind what it answers, even on a device whose clock is late', () => {
    const patched = withReply(home(agents('Sunday?', at(12))), me, { text: 'Yes', alikeBefore: 0 }, at(3));
    expect(inOrder(patched.replies).at(-1)).toEqual(mine('Yes', at(12)));
  });
  it('is not added beside itself', () => {
    const known = home(mine('Yes', at(12)));
    expect(withReply(known, me, { text: 'Yes', alikeBefore: 0 }, 0)).toBe(known);
    expect(withReply(known, me, { text: 'Yes', alikeBefore: 1 }, 0).replies).toHaveLength(2);
  });
});

describe('the order', () => {
  it('is by time, and keeps one without a time behind the one before it', () => {
    const [a, b, c] = [mine('a', at(9)), mine('b'), agents('c', at(8))];
    expect(inOrder([a, b, c])).toEqual([c, a, b]);
  });
  it('gives a list in order back as it is', () => {
    const replies = [mine('a', at(8)), agents('b', at(8)), mine('c', at(9))];
    expect(inOrder(replies)).toBe(replies);
  });
});

describe('the newest message', () => {
  it('is that of either side by its time, and one without a time by what it came after', () => {
    const [a, b, c, d] = [mine('a', at(11)), agents('b', at(12)), mine('c'), agents('d', at(8))];
    expect(newestReply(home(a, b, d))).toEqual(b);
    expect(newestReply(home(a, b, c, d))).toEqual(c);
  });
  it('is the later of two of one moment, or of two without a time', () => {
    expect(newestReply(home(mine('a', at(8)), agents('b', at(8))))).toEqual(agents('b', at(8)));
    expect(newestReply(home(mine('a'), agents('b')))).toEqual(agents('b'));
    expect(newestReply(home())).toBeNull();
  });
});

describe('unread', () => {
  const replies = [mine('a', at(1)), agents('b', at(2)), agents('c', at(3))];
  it('are the agent’s messages since the buyer spoke', () => expect(countUnread(replies, me, null)).toBe(2));
  it('are none once the buyer has answered', () =>
    expect(countUnread([...replies, mine('d', at(4))], me, null)).toBe(0));
  it('are those after the mark', () => {
    expect(countUnread(replies, me, at(2))).toBe(1);
    expect(countUnread(replies, me, at(3))).toBe(0);
  });
  it.each([[[]], [[agents('a', at(2))]]])(
    'is a message without a time that came after those that were read: %j',
    (before) => {
      const read = [...before, agents('b'), agents('c')];
      expect(countUnread(read, me, readToEnd(read, me))).toBe(0);
      expect(countUnread([...read, agents('d')], me, readToEnd(read, me))).toBe(1);
    },
  );
  it('are none once all is read, whatever was said', () => {
    const reply = fc.record({
      from: fc.constantFrom(me, 'agent'),
      reply: fc.string({ minLength: 1 }),
      time: fc.option(fc.integer({ min: 1, max: 23 }).map(at)),
    });
    fc.assert(
      fc.property(fc.array(reply), (said) => {
        expect(countUnread(said, me, readToEnd(said, me))).toBe(0);
        expect(countUnread(said, me, null)).toBeGreaterThanOrEqual(countUnread(said, me, at(12)));
      }),
    );
  });
});

describe('whose turn it is', () => {
  it('is nobody’s before the first message', () => expect(turnOf([], me)).toBeNull());
  it('is the agent’s since the first message without an answer', () =>
    expect(turnOf([agents('a', at(1)), mine('b', at(2)), mine('c', at(3))], me)).toMatchObject({
      of: 'agent',
      since: at(2),
    }));
  it('is the buyer’s after the agent spoke', () =>
    expect(turnOf([mine('b', at(2)), agents('c', at(3))], me)).toMatchObject({ of: 'buyer', since: at(3) }));
  it('is nobody’s once the conversation is done, until somebody writes again', () => {
    const replies = [mine('b', at(2)), agents('c', at(3))];
    expect(turnOf(replies, me, at(3))?.of).toBe('nobody');
    expect(turnOf([...replies, agents('d', at(4))], me, at(3))?.of).toBe('buyer');
    expect(turnOf([...replies, mine('d', at(4))], me, at(3))?.of).toBe('agent');
  });
  it.each([[[agents('b')]], [[mine('a', at(2)), agents('b')]]])(
    'is nobody’s once messages without a time are done, until somebody writes again: %j',
    (replies) => {
      const done = doneToEnd(replies);
      expect(turnOf(replies, me, done)?.of).toBe('nobody');
      expect(turnOf([...replies, agents('c')], me, done)?.of).toBe('buyer');
      expect(turnOf([...replies, mine('c', at(4))], me, done)?.of).toBe('agent');
    },
  );
  it('is nobody’s once a message is done that was just sent to a server that gives no times', () => {
    const sent = withReply(home(agents('b')), me, { text: 'c', alikeBefore: 0 }, at(4)).replies;
    expect(turnOf([agents('b'), mine('c')], me, doneToEnd(sent))?.of).toBe('nobody');
  });
  it('is the buyer’s again where the mark has the time of a message that the server gives none', () => {
    const done = doneToEnd([agents('b'), mine('c', at(4))]);
    expect(turnOf([agents('b'), mine('c'), agents('d')], me, done)?.of).toBe('buyer');
  });
  it.each([
    [true, [mine('How old is it?', at(1)), agents('From 1987.', at(2))]],
    [true, [agents('The plan: https://example.com/?id=1', at(1))]],
    [true, [agents('Anything else?', at(1)), mine('No, thank you', at(2))]],
    [false, [agents('Shall I confirm?', at(1)), agents('It is at ten.', at(2))]],
    [false, [agents('هل أؤكد؟', at(1))]],
    [false, [agents('要确认吗？', at(1))]],
    [false, [agents('Have you seen https://example.com/listing/12?', at(1))]],
    [false, [agents('(Have you seen https://example.com/listing/12?)', at(1))]],
    [false, [agents('您看过https://example.com/x吗？', at(1))]],
    [false, [agents('هل رأيت https://example.com/x؟', at(1))]],
    [true, [agents('Without a time')]],
  ])('%s: may be marked as done: %j', (canBeDone, replies) => expect(turnOf(replies, me)?.canBeDone).toBe(canBeDone));
});

it('an answer is late a day after the first message without one, where that has a time', () => {
  const since = (now: number, time: number | null) => lateSince({ of: 'agent', since: time, canBeDone: false }, now);
  expect(since(at(2), at(2))).toBeNull();
  expect(since(at(25), at(2))).toBeNull();
  expect(since(at(26), at(2))).toBe(at(2));
  expect(since(at(26), null)).toBeNull();
});

it('the agent wrote last where a reply of somebody else is the latest one', () => {
  const home = (replies: unknown) => homeSchema.parse({ _id: 'home', replies });
  const homes = [
    home([
      { from: 'agent', reply: 'Hello', time: '2026-11-19T10:00:00Z' },
      { from: 'buyer', reply: 'Hello', time: '2026-11-21T10:00:00Z' },
    ]),
    home([{ from: 'agent', reply: 'Sunday?', time: '2026-11-20T10:00:00Z' }]),
    home([{ from: 'agent', reply: 'Undated' }]),
  ];
  expect(agentWroteAt(homes, 'buyer')).toBe(Date.UTC(2026, 10, 20, 10));
  expect(agentWroteAt(homes.slice(2), 'buyer')).toBeNull();
});
