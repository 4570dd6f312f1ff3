// @vitest-environment node
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { sentence } from './sentence.ts';
import { changeLanguage, loadWords, startI18n } from './start-i18n.ts';

beforeAll(async () => {
  await startI18n('en');
  await loadWords('signed-in');
});

it.each([
  ['en', '418 Juniper Lane'],
  ['en', 'شارع الزهور 418'],
  ['ar', '418 Juniper Lane'],
  ['ar', 'شارع الزهور 418'],
  ['en', '$& {{address}} <b>'],
] as const)('says in %s of "%s" what i18next says', async (language, address) => {
  await changeLanguage(language);
  const photo = sentence((text) => i18next.t('home:photo', { address: text }));
  expect(photo(address)).toBe(i18next.t('home:photo', { address }));
});
