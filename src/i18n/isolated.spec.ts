// @vitest-environment node
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { changeLanguage, loadWords, startI18n } from './start-i18n.ts';

const latin = '418 Juniper Lane';
const arabic = 'شارع الزهور 418';

beforeAll(async () => {
  await startI18n('en');
  await loadWords('signed-in');
});

it.each([
  ['en', latin, false],
  ['en', arabic, true],
  ['ar', latin, true],
  ['ar', arabic, false],
  ['en', '(828) 555-0142', false],
  ['ar', '(828) 555-0142', true],
  ['ar', '2,340.5', false],
] as const)('in %s, "%s" is isolated: %s', async (language, address, isIsolated) => {
  await changeLanguage(language);
  const shown = isIsolated ? `\u2068${address}\u2069` : address;
  expect(i18next.t('home:photo', { address })).toBe(i18next.t('home:photo', { address: '#' }).replace('#', shown));
});

it('leaves markup to React', () => {
  expect(i18next.t('home:photo', { address: '<b>&</b>' })).toContain('<b>&</b>');
});
