import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useNow } from './use-now.ts';

const minute = 60_000;

afterEach(() => vi.useRealTimers());

it('follows the time by the minute, and is not behind after screens without a clock', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  const start = Date.now();
  const shown: number[] = [];
  const Clock = () => {
    shown.push(useNow() - start);
    return null;
  };
  const open = () => {
    const root = createRoot(document.createElement('div'));
    act(() => root.render(createElement(Clock)));
    return () => act(() => root.unmount());
  };
  const close = open();
  const first = shown.at(-1) ?? 0;
  expect(first).toBeLessThanOrEqual(0);
  act(() => void vi.advanceTimersByTime(minute));
  expect(shown.at(-1)).toBe(minute);
  close();
  vi.advanceTimersByTime(10 * minute);
  shown.length = 0;
  open();
  // At the first render, and without another.
  expect(shown).toEqual([11 * minute]);
});
