import type { ThemeChoice } from '#src/device/theme-choice.ts';
import { themeDefaults } from './derive.ts';

const preset = (primary: string, secondary: string, nav: string, navText: string) => ({
  'primary-color': primary,
  'secondary-color': secondary,
  'nav-dark-bg': nav,
  'nav-dark-text-color': navText,
});
export type PresetColors = ReturnType<typeof preset>;

/** The nine presets of four colours, the default first. */
export const presets = {
  meadow: preset(
    themeDefaults['primary-color'],
    themeDefaults['secondary-color'],
    themeDefaults['nav-dark-bg'],
    themeDefaults['nav-dark-text-color'],
  ),
  harbor: preset('#0a8fdc', '#f6a821', '#002a4e', '#7cc8f8'),
  indigo: preset('#3f51b5', '#ff4081', '#1a237e', '#9fa8da'),
  lagoon: preset('#00838f', '#ff7043', '#00363d', '#6fd3dc'),
  plum: preset('#7b4fc9', '#f2994a', '#2b1a52', '#c2a8f5'),
  garnet: preset('#c2185b', '#26a69a', '#3a0d22', '#f3a6c4'),
  olive: preset('#5d6d3f', '#d08c2f', '#26301a', '#c3cf9f'),
  walnut: preset('#8d5524', '#4f8a8b', '#2f1d0e', '#e0b990'),
  slate: preset('#455a64', '#ffb300', '#1c262b', '#a9bcc6'),
};
type PresetName = keyof typeof presets;
export const presetNames = Object.keys(presets) as PresetName[];

/** The preset whose four colours are the chosen ones. */
export const presetOf = (choice: ThemeChoice): PresetName | undefined =>
  presetNames.find((name) =>
    Object.entries(presets[name]).every(
      ([variable, color]) =>
        (choice[variable as keyof PresetColors] ?? themeDefaults[variable as keyof PresetColors]) === color,
    ),
  );

/** The thirteen swatches that each variable offers. */
export const swatches = {
  green: '#54b579',
  teal: '#00838f',
  blue: '#0a8fdc',
  navy: '#003366',
  indigo: '#3f51b5',
  violet: '#7b4fc9',
  pink: '#c2185b',
  red: '#d32f2f',
  orange: '#fa8c16',
  brown: '#8d5524',
  black: '#262626',
  grey: '#8c8c8c',
  white: '#ffffff',
} as const;
export const swatchNames = Object.keys(swatches) as (keyof typeof swatches)[];
