import { beforeEach, describe, expect, it, vi } from 'vitest';

const defaults = {
  navCollapsed: true,
  navStyle: 'fixed',
  layoutType: 'framed',
  themeType: 'lite',
  colorSelection: 'preset',
  locale: 'en',
};

/** The module as a freshly opened page has it. */
async function open(stored?: string) {
  vi.resetModules();
  localStorage.clear();
  if (stored !== undefined) localStorage.setItem('buyer_state', stored);
  return (await import('./settings.ts')).settings;
}

beforeEach(() => localStorage.clear());

describe('the settings of the shell', () => {
  it('start with the defaults of the specification', async () => {
    expect((await open()).get()).toMatchObject(defaults);
  });

  it.each(['', '{', 'null', '[]', '"dark"'])('fall back from garbage: %j', async (garbage) => {
    expect((await open(garbage)).get()).toMatchObject(defaults);
  });

  it('fall back field by field', async () => {
    const settings = await open(JSON.stringify({ themeType: 'dark', locale: 'tlh', navCollapsed: 'yes' }));
    expect(settings.get()).toMatchObject({ ...defaults, themeType: 'dark' });
  });

  it('are saved on every change', async () => {
    const settings = await open();
    settings.update({ locale: 'ar' });
    settings.update({ themeType: 'dark' });
    expect(JSON.parse(localStorage.getItem('buyer_state') ?? '')).toEqual({
      ...defaults,
      themeType: 'dark',
      width: innerWidth,
      rtl: true,
      locale: { languageId: 'arabic', locale: 'ar', name: 'Arabic', icon: 'sa' },
      announcementSeen: false,
    });
    expect((await open(localStorage.getItem('buyer_state') ?? '')).get()).toMatchObject({
      ...defaults,
      locale: 'ar',
      themeType: 'dark',
    });
  });

  it('are read with the bare language of an earlier version', async () => {
    expect((await open('{"locale":"fr"}')).get().locale).toBe('fr');
  });

  it('follow another tab', async () => {
    const settings = await open();
    const heard = vi.fn<() => void>();
    settings.subscribe(heard);
    localStorage.setItem('buyer_state', JSON.stringify({ themeType: 'dark' }));
    dispatchEvent(new StorageEvent('storage', { key: 'buyer_state' }));
    expect(heard).toHaveBeenCalled();
    expect(settings.get().themeType).toBe('dark');
  });
});
