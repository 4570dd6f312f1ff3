import { afterEach, expect, it, vi } from 'vitest';
import { eachInSlices } from './slices.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([0.01, 0.1, 1])('gives the page its turn before 50 ms are over, where a step takes %d ms', async (duration) => {
  let now = 0;
  let begun = 0;
  const slices: number[] = [];
  const nextSlice = () => {
    slices.push(now - begun);
    begun = now;
    return Promise.resolve();
  };
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('scheduler', { yield: nextSlice });
  const items = Array.from({ length: 10_000 }, (_, index) => index);
  const seen: number[] = [];
  await eachInSlices(items, (item, index) => {
    seen.push(item);
    expect(index).toBe(item);
    now += duration;
  });
  await nextSlice();
  expect(seen).toEqual(items);
  expect(slices.length).toBeGreaterThan(5);
  expect(Math.max(...slices)).toBeLessThan(50);
});
