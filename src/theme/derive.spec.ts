import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { themeTypes } from '#src/domain/look.ts';
import { type ThemeChoice, themeVariables } from '#src/device/theme-choice.ts';
import { contrastRatio, rgb, type Rgb } from './contrast.ts';
import { changedTokens, deriveTokens, themeDefaults, withoutDefaults } from './derive.ts';
import { presets } from './presets.ts';

const css = readFileSync('src/theme/tokens.css', 'utf8');

/** The tokens that one rule of tokens.css names itself. */
function rule(selector: string): Record<string, string> {
  const body = css.split(`${selector} {`)[1]?.split('\n}')[0] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name ?? '', value ?? '']),
  );
}

const light = rule(':root');
const inCss = { lite: light, 'semi-dark': light, dark: { ...light, ...rule(':root.dark-theme') } };

const onPage = ['body', 'surface', 'sunken', 'hover'];
const meanings = ['good', 'caution', 'bad', 'info'];
const onTints = [
  ...onPage,
  'primary-tint',
  ...meanings.map((meaning) => `${meaning}-tint`),
  'best-column',
  'score-none-bg',
];
const toggles = ['pressed', 'track', 'track-on'];
const scores = ['red', 'orange', 'amber', 'yellow', 'green', 'none'];
/** Each text and the grounds it stands on; the last ones are marks and boundaries, which need 3:1. */
const pairs: [text: string, grounds: string[], ratio: number][] = [
  ['text', [...onTints, ...toggles], 4.5],
  ['heading', [...onTints, ...toggles, 'hairline'], 4.5],
  ['surface', ['heading'], 4.5],
  ['muted', onTints, 4.5],
  ['primary-text', [...onPage, 'primary-tint'], 4.5],
  ['secondary-text', onPage, 4.5],
  ...meanings.map((meaning): [string, string[], number] => [
    `${meaning}-text`,
    [...onPage, 'best-column', `${meaning}-tint`],
    4.5,
  ]),
  ['on-primary', ['primary-fill', 'primary-fill-hover'], 4.5],
  ...scores.map((band): [string, string[], number] => [`score-${band}-fg`, [`score-${band}-bg`], 4.5]),
  ['photo-chip-fg', ['photo-chip'], 4.5],
  ['nav-text', ['nav', 'nav-raised'], 4.5],
  ['nav-strong', ['nav', 'nav-raised'], 4.5],
  ['hor-nav-text', ['hor-nav', 'hor-nav-raised'], 4.5],
  ['hor-nav-strong', ['hor-nav', 'hor-nav-raised'], 4.5],
  ['header-text', ['header-ground', 'header-raised'], 4.5],
  ['footer-text', ['footer-ground'], 4.5],
  ['announcement-text', ['announcement-ground'], 4.5],
  ['nav-dot', ['nav'], 3],
  ['hor-nav-dot', ['hor-nav'], 3],
  ['header-dot', ['header-ground'], 3],
  ['surface-dot', ['surface'], 3],
  ['control', onPage, 3],
  ['focus', onPage, 3],
];

/** The pairs of a theme that cannot be read. */
function illegible(tokens: Record<string, string>): string[] {
  const color = (name: string): Rgb => {
    const text = tokens[name] ?? '';
    // A chip over a photo is slightly transparent. The photo is unknown, so the chip counts as opaque.
    const channels = /^rgba\((\d+), (\d+), (\d+)/.exec(text)?.slice(1).map(Number) as Rgb | undefined;
    if (!channels && !text.startsWith('#')) throw new Error(`No colour for ${name}`);
    return channels ?? rgb(text);
  };
  return pairs.flatMap(([text, grounds, ratio]) =>
    grounds.flatMap((ground) => {
      const found = contrastRatio(color(text), color(ground));
      return found < ratio ? [`${text} on ${ground}: ${found.toFixed(2)}`] : [];
    }),
  );
}

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const choices = fc.dictionary(fc.constantFrom(...themeVariables), hex);

it('asks about every pair of text and ground that a rule of the style sheets puts together', () => {
  const sheets = globSync('src/**/*.css').map((path) => readFileSync(path, 'utf8'));
  const together = sheets.flatMap((sheet) =>
    [...sheet.matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => {
      const text = /(?<![\w-])color: var\(--([\w-]+)\)/.exec(rule)?.[1];
      const under = /background(?:-color)?: var\(--([\w-]+)\)/.exec(rule)?.[1];
      // Texts on the grounds of the frame and on score bands are tested under the names of each.
      return text && under && !/^(ground|mark|band)-/.test(text) ? [`${text} on ${under}`] : [];
    }),
  );
  const asked = new Set(pairs.flatMap(([text, grounds]) => grounds.map((ground) => `${text} on ${ground}`)));
  expect(together.length).toBeGreaterThan(40);
  expect(together.filter((pair) => !asked.has(pair))).toEqual([]);
});

it('is written into tokens.css for each theme', () => {
  const written = new Set([...css.matchAll(/@derived ([\w-]+);/g)].map(([, themeType]) => themeType));
  expect(written).toEqual(new Set(themeTypes));
});

describe.each(themeTypes)('%s', (themeType) => {
  const tokens = (choice: ThemeChoice) => ({
    ...inCss[themeType],
    ...deriveTokens({}, themeType),
    ...changedTokens(choice, themeType),
  });

  it('has each token from one place', () => {
    expect(Object.keys(deriveTokens({}, themeType)).filter((name) => name in inCss[themeType])).toEqual([]);
  });

  it('stays legible whatever colours are chosen', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(illegible(tokens(choice))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it.each(['#000000', '#ffffff', '#767676', '#757575', '#808080', '#fffffd', '#ff0000', '#0000ff', '#ffff00'])(
    'stays legible with %s for everything',
    (color) => {
      const choice: ThemeChoice = Object.fromEntries(themeVariables.map((name) => [name, color]));
      expect(illegible(tokens(choice))).toEqual([]);
    },
  );
});

it('has the defaults of the specification', () => {
  expect(themeDefaults).toEqual({
    'primary-color': '#54b579',
    'secondary-color': '#fa8c16',
    'text-color': '#545454',
    'heading-color': '#535353',
    'nav-dark-bg': '#003366',
    'nav-dark-text-color': '#038fdd',
    'header-text-color': '#262626',
    'layout-header-background': '#fefefe',
    'layout-footer-background': '#fffffd',
    'body-background': '#f5f5f5',
    'hor-nav-text-color': '#fffffd',
  });
});

it('has nine presets of four colours, each other than the rest', () => {
  const palettes = Object.values(presets).map((preset) => Object.values(preset));
  expect(palettes).toHaveLength(9);
  expect(new Set(palettes.map(String)).size).toBe(9);
  for (const palette of palettes) expect(palette).toEqual(Array(4).fill(expect.stringMatching(/^#[\da-f]{6}$/)));
});

describe('a choice', () => {
  it('that is not made leaves what the specification names, as far as it can be read', () => {
    const named = {
      body: '#f5f5f5',
      text: '#545454',
      nav: '#003366',
      'header-ground': '#fefefe',
      'footer-ground': '#fffffd',
    };
    const moved = {
      'primary-fill': '#398455',
      'primary-text': '#32744b',
      'nav-text': '#4ebefd',
      'header-dot': '#e27705',
    };
    expect(deriveTokens({}, 'semi-dark')).toMatchObject({ ...named, heading: '#535353', ...moved, muted: '#6b6b6b' });
    expect(deriveTokens({}, 'lite')).toMatchObject({ ...named, ...moved, nav: '#ffffff', 'nav-text': '#545454' });
    const dark = { body: '#121315', text: '#c6c9cc', nav: '#071a2e', 'primary-fill': '#54b579', 'nav-text': '#039ef4' };
    expect(deriveTokens({}, 'dark')).toMatchObject(dark);
  });

  it('is taken as it is made where it can be read', () => {
    const tokens = deriveTokens({ 'layout-header-background': '#123456', 'heading-color': '#8b0000' }, 'lite');
    expect(tokens).toMatchObject({ 'header-ground': '#123456', heading: '#8b0000' });
  });

  it('moves in lightness alone where it cannot: pale yellow text becomes dark yellow', () => {
    const { text } = deriveTokens({ 'text-color': '#ffff66' }, 'lite');
    const [red, green, blue] = rgb(text ?? '');
    expect(red).toBe(green);
    expect(blue).toBeLessThan(red / 2);
  });

  it('of a ground is dimmed in the dark theme, of a white one to grey and not to olive', () => {
    const tokens = deriveTokens({ 'body-background': '#ffe0f0', 'layout-footer-background': '#fffff0' }, 'dark');
    for (const name of ['body', 'footer-ground']) expect(Math.max(...rgb(tokens[name] ?? ''))).toBeLessThan(40);
  });

  it('that says the default is none', () => {
    expect(withoutDefaults({ ...themeDefaults, 'primary-color': '#54B579' })).toEqual({});
    expect(changedTokens({}, 'dark')).toEqual({});
  });
});
