import i18next from 'i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import { settings } from '#src/device/settings.ts';
import { startI18n } from '#src/i18n/start-i18n.ts';
import { followSettings } from './follow-settings.ts';

const french = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('#src/i18n/locales/fr/common.ts', async (read) => {
  await french.promise;
  return read();
});

beforeAll(async () => {
  await startI18n('en');
  followSettings();
});

it('stays in the language that was chosen last, however late the words of an earlier one come', async () => {
  const shown: string[] = [];
  i18next.on('languageChanged', (language) => shown.push(language));
  settings.update({ locale: 'fr' });
  settings.update({ locale: 'es' });
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('es'));
  french.resolve();
  await vi.waitFor(() => expect(i18next.hasResourceBundle('fr', 'common')).toBe(true));
  settings.update({ locale: 'it' });
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('it'));
  expect(shown).toEqual(['es', 'it']);
});

it('stores nothing when it follows another tab that has forgotten its settings', async () => {
  settings.update({ locale: 'fr' });
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('fr'));
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('en'));
  expect(localStorage.getItem('buyer_state')).toBeNull();
});
