import { createTheme, type MantineColorsTuple } from '@mantine/core';

// Mantine wants ten shades; its variants read the tokens that mantine.css sets, so one name serves.
const brand = Array.from({ length: 10 }, () => 'var(--primary-fill)') as unknown as MantineColorsTuple;

/** What of the theme Mantine must know in JavaScript; everything that is a CSS variable is in mantine.css. */
export const mantineTheme = createTheme({
  primaryColor: 'brand',
  colors: { brand },
  cursorType: 'pointer',
  defaultRadius: 'md',
  respectReducedMotion: true,
});
