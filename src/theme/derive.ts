import type { ThemeType } from '#src/domain/look.ts';
import type { ThemeChoice, ThemeVariable } from '#src/device/theme-choice.ts';
import { contrastRatio, lightnessOf, mix, poleOn, readable, rgb, type Rgb, toHex, withLightness } from './contrast.ts';

export const themeDefaults: Record<ThemeVariable, string> = {
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
};

/** The dark theme's values in place of the light defaults. */
const darkDefaults: ThemeChoice = {
  'text-color': '#c6c9cc',
  'heading-color': '#f0f1f2',
  'nav-dark-bg': '#071a2e',
  'header-text-color': '#f0f1f2',
  'layout-header-background': '#1a1c1e',
  'layout-footer-background': '#16181a',
  'body-background': '#121315',
};

/** How dark a chosen ground is in the dark theme (lightness), and how much of its colour it keeps. */
const dimmed: Partial<Record<ThemeVariable, readonly [lightness: number, saturation: number]>> = {
  'nav-dark-bg': [0.105, 0.75],
  'layout-header-background': [0.11, 0.3],
  'layout-footer-background': [0.095, 0.3],
  'body-background': [0.075, 0.25],
};

/** The colours that no variable names, in the light themes and the dark one. `pressed` fills a pressed toggle, and segments lie in `track`. */
const neutrals = {
  surface: ['#ffffff', '#1a1c1e'],
  sunken: ['#fafafa', '#16181a'],
  hover: ['#f7f8f7', '#202326'],
  hairline: ['#e7e7e5', '#2c2f33'],
  control: ['#8c8c8c', '#747a80'],
  pressed: ['#e4e4e2', '#3a3f44'],
  track: ['#ebebe9', '#101214'],
  'track-on': ['#ffffff', '#34383c'],
  'best-column': ['#f4faf6', '#1a231e'],
  'score-none-bg': ['#ededeb', '#2b2e31'],
} as const;

/** The text colour of a meaning, and its tint. */
const meanings = {
  good: { text: ['#1b5c37', '#a9e6c0'], tint: ['#e2f3e8', '#1c3527'] },
  caution: { text: ['#7a4b00', '#ffd98a'], tint: ['#fdf0d3', '#3a2d10'] },
  bad: { text: ['#b3261e', '#ff9d95'], tint: ['#fdeeed', '#331a19'] },
  info: { text: ['#0a5c93', '#7cc4f5'], tint: ['#e9f4fc', '#132634'] },
} as const;

/**
 * How much of a colour is in its tint and in its line, how much fainter than text muted text is, and the contrast of a coloured text: in
 * the light themes and in the dark one.
 */
const strengths = {
  tint: [0.12, 0.14],
  line: [0.38, 0.32],
  quiet: [0.135, 0.244],
  accentContrast: [5, 6.5],
} as const;

/** The darkest ink that the light theme needs to be able to write on the page. */
const darkInk = rgb('#404040');

/** A step away from a ground for what is raised on it, in the direction that keeps text on both legible. */
function raise(ground: Rgb, share: number): Rgb {
  const pole = poleOn(ground);
  const towards = mix(pole, ground, share);
  return contrastRatio(pole, towards) >= 7
    ? towards
    : mix([255 - pole[0], 255 - pole[1], 255 - pole[2]], ground, share);
}

/** The colours on a ground: what is raised on it, its text, its strong text and its hairline. */
function ground(under: Rgb, wantedText: Rgb, step = 0.04, ratio = 4.5) {
  const raised = raise(under, step);
  return {
    under,
    raised,
    text: readable(wantedText, [under, raised], ratio),
    strong: poleOn(under),
    line: mix(poleOn(under), under, 2.5 * step),
  };
}

/**
 * The tokens that depend on the chosen variables, and those that they are seen beside. A choice is taken as it is made as far as text stays
 * legible: where a pair of text and ground falls under 4.5:1 (3:1 for a mark and for the boundary of a control), the lightness of the text
 * alone moves until it holds. A page ground that no text could be written on beside the white cards is lifted, and grounds are dimmed in the
 * dark theme, as dark means dark.
 */
export function deriveTokens(choice: ThemeChoice, themeType: ThemeType): Record<string, string> {
  const dark = themeType === 'dark';
  const variable = (name: ThemeVariable): Rgb => {
    const chosen = choice[name];
    if (!chosen) return rgb((dark && darkDefaults[name]) || themeDefaults[name]);
    const dim = dark ? dimmed[name] : undefined;
    return dim ? withLightness(rgb(chosen), Math.min(lightnessOf(rgb(chosen)), dim[0]), dim[1]) : rgb(chosen);
  };
  const scheme = dark ? 1 : 0;
  const neutral = (name: keyof typeof neutrals) => rgb(neutrals[name][scheme]);
  const strength = (name: keyof typeof strengths) => strengths[name][scheme];
  const surface = neutral('surface');
  const body = dark ? variable('body-background') : readable(variable('body-background'), [darkInk]);
  const page = [surface, neutral('sunken'), neutral('hover'), body];
  const tone = (name: 'primary-color' | 'secondary-color') => {
    const color = variable(name);
    const tint = mix(color, surface, strength('tint'));
    return {
      color,
      tint,
      text: readable(color, [...page, tint], strength('accentContrast')),
      line: mix(color, surface, strength('line')),
    };
  };
  const primary = tone('primary-color');
  const secondary = tone('secondary-color');
  const onPrimary: Rgb = dark ? withLightness(primary.color, 0.06) : [255, 255, 255];
  const fill = readable(primary.color, [onPrimary]);
  const tints = Object.values(meanings).map(({ tint }) => rgb(tint[scheme]));
  const grounds = [...page, primary.tint, ...tints, neutral('best-column'), neutral('score-none-bg')];
  const toggles = [neutral('pressed'), neutral('track'), neutral('track-on')];
  const text = readable(variable('text-color'), [...grounds, ...toggles]);
  const heading = readable(variable('heading-color'), [...grounds, ...toggles, neutral('hairline')]);
  const nav = ground(variable('nav-dark-bg'), variable('nav-dark-text-color'), 0.07, 5);
  const bar = ground(nav.under, variable('hor-nav-text-color'), 0.07);
  const header = ground(variable('layout-header-background'), variable('header-text-color'));
  const footer = ground(variable('layout-footer-background'), text);
  const dotOn = (under: Rgb) => readable(secondary.color, [under], 3);
  const named = (name: string, { under, raised, text, strong, line }: ReturnType<typeof ground>) => ({
    [name]: under,
    [`${name}-raised`]: raised,
    [`${name}-text`]: text,
    [`${name}-strong`]: strong,
    [`${name}-line`]: line,
    [`${name}-dot`]: dotOn(under),
  });
  const tokens: Record<string, Rgb> = {
    ...Object.fromEntries(Object.entries(neutrals).map(([name, color]) => [name, rgb(color[scheme])])),
    body,
    heading,
    text,
    muted: readable(mix(text, surface, 1 - strength('quiet')), grounds),
    control: readable(neutral('control'), page, 3),
    focus: readable(fill, page, 3),
    'primary-fill': fill,
    'primary-fill-hover': withLightness(fill, Math.min(1, Math.max(0, lightnessOf(fill) + (dark ? 0.06 : -0.06)))),
    'on-primary': onPrimary,
    'primary-text': primary.text,
    'primary-tint': primary.tint,
    'primary-line': primary.line,
    'secondary-text': secondary.text,
    'surface-dot': dotOn(surface),
    // A colour with a meaning cannot be chosen; only the page behind it can.
    ...Object.fromEntries(
      Object.entries(meanings).flatMap(([meaning, { text: meant, tint }]) => [
        [`${meaning}-text`, readable(rgb(meant[scheme]), [...page, neutral('best-column'), rgb(tint[scheme])])],
        [`${meaning}-tint`, rgb(tint[scheme])],
      ]),
    ),
    ...named('hor-nav', bar),
    'header-ground': header.under,
    'header-raised': header.raised,
    'header-text': header.text,
    'header-line': header.line,
    'header-dot': dotOn(header.under),
    'footer-ground': footer.under,
    'footer-text': footer.text,
    'announcement-ground': secondary.color,
    'announcement-text': readable(rgb('#262626'), [secondary.color]),
    // With Lite the sidebar is one more light ground; the dark bars of the horizontal styles stay.
    ...named(
      'nav',
      themeType === 'lite'
        ? { under: surface, raised: primary.tint, text, strong: heading, line: neutral('hairline') }
        : nav,
    ),
  };
  return Object.fromEntries(Object.entries(tokens).map(([name, color]) => [name, toHex(color)]));
}

/** The tokens that a choice changes, to be set on the root element over those of the style sheet. */
export function changedTokens(choice: ThemeChoice, themeType: ThemeType): Record<string, string> {
  if (Object.keys(choice).length === 0) return {};
  const plain = deriveTokens({}, themeType);
  return Object.fromEntries(
    Object.entries(deriveTokens(choice, themeType)).filter(([name, color]) => plain[name] !== color),
  );
}

/** A choice without the values that equal the defaults. */
export function withoutDefaults(choice: ThemeChoice): ThemeChoice {
  return Object.fromEntries(
    Object.entries(choice).filter(([name, value]) => value.toLowerCase() !== themeDefaults[name as ThemeVariable]),
  );
}
