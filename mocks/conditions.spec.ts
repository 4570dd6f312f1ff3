import { beforeEach, expect, it, vi } from 'vitest';
import { clockOf, memoryConditions, sessionConditions, takeFromAddress } from './conditions.ts';
import { memoryFaults } from './faults.ts';

beforeEach(() => sessionStorage.clear());

it('reads the switches from the address, and removes only them', () => {
  const faults = memoryFaults();
  const conditions = memoryConditions({ latency: 150 });
  const switches =
    'mock-faults=listProperties:http-500:1,*:slow&mock-latency=2000&mock-market=moving&mock-clock=2026-11-21T12:00:00Z';
  history.replaceState(null, '', `/app/listing?compare=a,b&${switches}#top`);
  takeFromAddress(faults, conditions);
  expect(location.pathname + location.search + location.hash).toBe('/app/listing?compare=a,b#top');
  expect(faults.get()).toEqual([
    { call: 'listProperties', fault: 'http-500', times: 1 },
    { call: '*', fault: 'slow' },
  ]);
  expect(conditions.get()).toEqual({ latency: 2_000, market: 'moving', clock: '2026-11-21T12:00:00Z' });
  expect(clockOf(conditions)()).toBe(Date.parse('2026-11-21T12:00:00Z'));
  history.replaceState(null, '', '/?mock-faults=');
  takeFromAddress(faults, conditions);
  expect(faults.get()).toEqual([]);
});

it.each(['mock-faults=listProperties:flood', 'mock-latency=soon', 'mock-market=up', 'mock-clock=noon'])(
  'says that it does not understand %s',
  (search) => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const faults = memoryFaults();
    const conditions = memoryConditions({});
    history.replaceState(null, '', `/?${search}`);
    takeFromAddress(faults, conditions);
    expect([faults.get(), conditions.get(), location.search]).toEqual([[], {}, '']);
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  },
);

it('keeps the conditions of a tab over a reload, with the defaults for the others', () => {
  sessionConditions({ latency: 150 }).set({ market: 'moving' });
  const reloaded = sessionConditions({ latency: 150, market: 'still' });
  expect(reloaded.get()).toEqual({ latency: 150, market: 'moving' });
  reloaded.clear();
  expect(reloaded.get()).toEqual({ latency: 150, market: 'still' });
  sessionStorage.setItem('mock-conditions', 'junk');
  expect(reloaded.get()).toEqual({ latency: 150, market: 'still' });
});
