import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layoutTypes, locales, navStyles, themeTypes } from '#src/domain/look.ts';
import { settings } from '#src/device/settings.ts';
import { themeChoice, themeVariables } from '#src/device/theme-choice.ts';
import { applySettings } from './apply-settings.ts';
import { applyTokens } from './apply-tokens.ts';
import { changedTokens } from './derive.ts';
import { saveThemeChoice } from './save-choice.ts';

const script = readFileSync('src/early/first-paint.js', 'utf8');
const root = document.documentElement;

function clean(): void {
  for (const { name } of Array.from(root.attributes)) root.removeAttribute(name);
}

/** What the root element says: its attributes, with classes and styles in one order. */
const shown = () => ({
  lang: root.lang,
  dir: root.dir,
  data: Object.fromEntries(Object.entries(root.dataset)),
  classes: [...root.classList].toSorted(),
  styles: [...root.style].toSorted().map((name) => [name, root.style.getPropertyValue(name)]),
});

function paint(address = '/'): ReturnType<typeof shown> {
  clean();
  history.replaceState(null, '', address);
  // oxlint-disable-next-line typescript/no-implied-eval -- a classic script of the page, run as the page runs it
  new Function(script)();
  return shown();
}

beforeEach(() => localStorage.clear());

const settingsOf = fc.record({
  themeType: fc.constantFrom(...themeTypes),
  layoutType: fc.constantFrom(...layoutTypes),
  navStyle: fc.constantFrom(...navStyles),
  locale: fc.constantFrom(...locales),
});
const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const choiceOf = fc.dictionary(fc.constantFrom(...themeVariables), hex);

describe('the first paint', () => {
  it('shows what the running portal shows, for every setting and any colours', () => {
    fc.assert(
      fc.property(settingsOf, choiceOf, (stored, choice) => {
        localStorage.clear();
        settings.update(stored);
        saveThemeChoice(choice);
        const before = paint();
        clean();
        applySettings(settings.get());
        applyTokens(changedTokens(themeChoice.get(), stored.themeType));
        expect(shown()).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  it('follows the address before the storage, and ignores what it does not know', () => {
    localStorage.setItem('buyer_state', JSON.stringify({ themeType: 'semi-dark', layoutType: 'boxed' }));
    const asked = paint('/?theme=dark&nav-style=below-header&layout-type=nonsense');
    expect(asked.classes).toEqual(['boxed-layout', 'dark-theme', 'full-scroll', 'horizontal-layout']);
  });

  it.each([
    ['/', true],
    ['/app', true],
    ['/App/listing', true],
    ['/portal/', true],
    ['/portal/app/comments', true],
    ['/signin', false],
    ['/portal/shared', false],
    ['/apply', false],
  ])('of a signed-in person at %s has the outline of the frame: %s', (address, hasOutline) => {
    localStorage.setItem('token', 't0ken');
    expect('outline' in paint(address).data).toBe(hasOutline);
  });

  it.each(['', '{', 'null', '7', '[]', '{"themeType":{}}'])(
    'falls back to the defaults where %j is stored',
    (garbage) => {
      const defaults = paint();
      localStorage.setItem('buyer_state', garbage);
      localStorage.setItem('theme_tokens', garbage);
      expect(paint()).toEqual(defaults);
      expect(defaults).toMatchObject({ lang: 'en', dir: 'ltr', data: { theme: 'lite' }, classes: ['framed-layout'] });
    },
  );

  it('has the default colours where the device has room for a choice and not for what is derived from it', () => {
    saveThemeChoice({ 'primary-color': '#d32f2f' });
    const store = Storage.prototype.setItem.bind(localStorage);
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
      if (key === 'theme_tokens') throw new DOMException('full', 'QuotaExceededError');
      store(key, value);
    });
    expect(saveThemeChoice({ 'primary-color': '#0a8fdc' })).toBe(true);
    setItem.mockRestore();
    expect(themeChoice.get()).toEqual({ 'primary-color': '#0a8fdc' });
    expect(paint().styles).toEqual([]);
  });

  it('sets nothing but colours from the storage', () => {
    localStorage.setItem(
      'theme_tokens',
      JSON.stringify({ lite: { body: 'url(//evil.example)', 'x;y': '#000000', text: '#123456', nav: 7 } }),
    );
    expect(paint().styles).toEqual([['--text', '#123456']]);
  });
});
