import { describe, expect, it } from 'vitest';
import { type Entry, entryFor } from '#src/device/outbox-entry.ts';
import type { Home } from '#src/domain/home.ts';
import { givenUpIn, refusalsIn, screenKey } from './refused-writes.ts';

const reply = { kind: 'reply', text: 'Hello' } as const;
const score = { kind: 'answer', change: { qprice: '3' } } as const;
const entry = (lane: string, write: Entry['write'], patch: Partial<Entry> = {}): Entry => ({
  ...entryFor(lane, write, 0, 0),
  ...patch,
});
const homesOf = (...ids: string[]) => ({ items: ids.map((id) => ({ id }) as Home), skipped: 0 });
const chat = screenKey('/app/comments', 'p1');
const detail = screenKey('/app/listing/detail', 'p1');
const elsewhere = screenKey('/app/dashboard', undefined);

describe('a refused message or answer', () => {
  const homes = homesOf('p1', 'p2');
  const first = refusalsIn([], { homes, screen: elsewhere, before: null });

  it('is unseen until its place is on the screen, and not again after that', () => {
    const message = entry('p1', reply, { state: 'refused' });
    const told = refusalsIn([message], { homes, screen: elsewhere, before: first });
    expect(told.unseen).toEqual([message]);
    const still = refusalsIn([message], { homes, screen: detail, before: told });
    expect(still.unseen).toEqual([message]);
    const there = refusalsIn([message], { homes, screen: chat, before: still });
    expect(there.unseen).toEqual([]);
    expect(refusalsIn([message], { homes, screen: elsewhere, before: there }).unseen).toEqual([]);
  });

  it('of an answer is seen with the home’s scores', () => {
    const answer = entry('p1', score, { state: 'refused' });
    expect(refusalsIn([answer], { homes, screen: chat, before: first }).unseen).toEqual([answer]);
    expect(refusalsIn([answer], { homes, screen: detail, before: first }).unseen).toEqual([]);
  });

  it('of an earlier visit is not announced again', () => {
    const message = entry('p1', reply, { state: 'refused' });
    const atStart = refusalsIn([message], { homes, screen: elsewhere, before: null });
    expect(atStart.unseen).toEqual([]);
    expect(refusalsIn([message], { homes, screen: elsewhere, before: atStart }).unseen).toEqual([]);
  });

  it('is neither a mark, nor one that may still be taken', () => {
    const others = [
      entry('p1', { kind: 'mark', propStatus: 'liked' }, { state: 'refused' }),
      entry('p1', reply, { state: 'waiting' }),
    ];
    expect(refusalsIn(others, { homes, screen: elsewhere, before: first })).toMatchObject({ gone: [], unseen: [] });
  });

  it('goes with its home, but only where that is gone for certain', () => {
    const message = entry('p1', reply, { state: 'refused' });
    const goneFrom = (known: typeof homes | undefined, ...others: Entry[]) =>
      refusalsIn([message, ...others], { homes: known, screen: elsewhere, before: first }).gone;
    expect(goneFrom(homesOf('p2'))).toEqual([message]);
    expect(goneFrom(homes)).toEqual([]);
    expect(goneFrom(undefined)).toEqual([]);
    expect(goneFrom(homesOf())).toEqual([]);
    expect(goneFrom({ ...homesOf('p2'), skipped: 1 })).toEqual([]);
    expect(goneFrom(homesOf('p2'), entry('p1', { kind: 'remove' }))).toEqual([]);
  });
});

describe('writes that were given up', () => {
  const failing = entry('p1', score, { failures: 4 });
  const givenUp = entry('p2', score, { state: 'parked', failures: 5 });

  it('are announced once, together', () => {
    const early = givenUpIn([failing, givenUp], new Set());
    expect(early.news).toEqual([]);
    const both = [{ ...failing, state: 'parked' as const, failures: 5 }, givenUp];
    const told = givenUpIn(both, early.announced);
    expect(told.news).toEqual(both);
    expect(givenUpIn(both, told.announced).news).toEqual([]);
  });

  it('are announced again after another try has failed', () => {
    const { announced } = givenUpIn([givenUp], new Set());
    const retried = givenUpIn([{ ...givenUp, state: 'sending', failures: 0 }], announced);
    expect(givenUpIn([givenUp], retried.announced).news).toEqual([givenUp]);
  });

  it('are neither messages nor what the server does not know', () => {
    const others = [entry('p1', reply, { state: 'parked', failures: 5 }), entry('p1', score, { state: 'parked' })];
    expect(givenUpIn(others, new Set()).news).toEqual([]);
  });
});
