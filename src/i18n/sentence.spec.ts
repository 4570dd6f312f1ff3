// @vitest-environment node
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { locales } from '../domain/look.ts';
import { sentence } from './sentence.ts';
import { changeLanguage, loadWords, startI18n } from './start-i18n.ts';

beforeAll(async () => {
  await startI18n('en');
  await loadWords('signed-in');
});

const keys = [
  'home:openPhoto',
  'listing:card.more',
  'listing:row.select',
  'listing:row.like',
  'listing:row.dislike',
  'listing:row.restore',
] as const;

it.each(locales)('fills in what i18next fills in, in %s', async (language) => {
  await changeLanguage(language);
  for (const key of keys)
    for (const address of ['418 Juniper Lane', 'شارع الزهور 418', '$& {{address}} <b>'])
      expect(sentence((text) => i18next.t(key, { address: text }))(address)).toBe(i18next.t(key, { address }));
});
