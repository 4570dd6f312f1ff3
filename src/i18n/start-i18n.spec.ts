// @vitest-environment node
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { changeLanguage, loadWords, startI18n } from './start-i18n.ts';

it('writes the numbers of a text as its language does, in Arabic with Latin digits', async () => {
  await startI18n('en');
  await loadWords('chat');
  const messages = (count: number) => i18next.t('chat:messages', { count }).replace(/[^\d.,]/g, '');
  expect([1_234, 2_345].map(messages)).toEqual(['1,234', '2,345']);
  await changeLanguage('it');
  expect([1_234, 2_345].map(messages)).toEqual(['1.234', '2.345']);
  await changeLanguage('ar');
  expect([1_234, 2_345].map(messages)).toEqual(['1,234', '2,345']);
});
