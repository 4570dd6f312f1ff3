import { expect, it, vi } from 'vitest';
import { clearToasts, showToast, toasts } from './toast.tsx';

vi.mock('./overlays.ts', () => {
  throw new Error('The file is not there any more');
});

it('hides what is shown when its person leaves, without the code that cannot be fetched', async () => {
  await showToast({ message: 'Archived 12 Elm Street' });
  expect(toasts.plain()).toHaveLength(1);
  await clearToasts();
  expect(toasts.plain()).toEqual([]);
});
