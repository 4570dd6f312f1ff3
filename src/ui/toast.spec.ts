import { expect, it, vi } from 'vitest';
import { clearToasts, showToast, toasts } from './toast.ts';

vi.mock('./overlays.ts', () => {
  throw new Error('The file is not there any more');
});

it('hides what is shown without that code after a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const isShown = showToast({ message: 'Archived 12 Elm Street' });
  await vi.advanceTimersByTimeAsync(1000);
  await isShown;
  expect(toasts.plain()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(toasts.plain()).toEqual([]);
  vi.useRealTimers();
});

it('hides what is shown when its person leaves, without the code that cannot be fetched', async () => {
  await showToast({ message: 'Archived 12 Elm Street' });
  expect(toasts.plain()).toHaveLength(1);
  await clearToasts();
  expect(toasts.plain()).toEqual([]);
});
