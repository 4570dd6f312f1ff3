// @vitest-environment node
import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import { loadWords, startI18n } from './start-i18n.ts';

it('makes one number format for all texts of a language', async () => {
  await startI18n('en');
  await loadWords('signed-in');
  // i18next would keep one for each set of values, and the heap would grow for as long as the portal is open.
  const made = vi.spyOn(Intl, 'NumberFormat');
  const texts = [1_234, 2_345, 3_456].map((count) => i18next.t('chat:unread', { count }));
  expect(texts.map((text) => text.replace(/\D*([\d,]+)\D*/, '$1'))).toEqual(['1,234', '2,345', '3,456']);
  expect(made.mock.calls.length).toBeLessThanOrEqual(1);
});
