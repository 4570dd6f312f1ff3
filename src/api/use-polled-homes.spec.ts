import { describe, expect, it } from 'vitest';
import { pollInterval } from './use-polled-homes.ts';

const calm = { failures: 0, idleFor: 0, homes: 24 };

describe('how often a conversation is read again', () => {
  it('is every five seconds while somebody is at it', () => expect(pollInterval(calm)).toBe(5_000));
  it.each([
    [3 * 60_000, 20_000],
    [11 * 60_000, 60_000],
  ])('is rarer after %i ms without a sign of anybody', (idleFor, expected) =>
    expect(pollInterval({ ...calm, idleFor })).toBe(expected),
  );
  it.each([
    [1, 10_000],
    [3, 40_000],
    [30, 120_000],
  ])('backs off after %i failures', (failures, expected) => expect(pollInterval({ ...calm, failures })).toBe(expected));
  it('spares a long list', () => expect(pollInterval({ ...calm, homes: 50_000 })).toBe(50_000));
});
