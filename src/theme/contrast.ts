/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

/** Reads `#rrggbb`. */
export const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as unknown as Rgb;

export function toHex(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG 2.2 relative luminance, 0 to 1. */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function toHsl([red, green, blue]: Rgb): [hue: number, saturation: number, lightness: number] {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const lightness = (max + min) / 2;
  const range = max - min;
  if (range === 0) return [0, 0, lightness];
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sixth = max === r ? ((g - b) / range + 6) % 6 : max === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return [sixth * 60, saturation, lightness];
}

/** The share of a colour's saturation that the eye sees: #fffffd counts as fully saturated but looks white. */
const seenSaturation = (color: Rgb) => toHsl(color)[1] * Math.min(1, (Math.max(...color) - Math.min(...color)) / 26);

/** The same hue and saturation at another lightness, 0 to 1; the saturation at most `maxSaturation`. */
export function withLightness(color: Rgb, lightness: number, maxSaturation = 1): Rgb {
  const [hue] = toHsl(color);
  const saturation = Math.min(maxSaturation, seenSaturation(color));
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

/** `share` of `color` laid over `ground`. */
export function mix(color: Rgb, ground: Rgb, share: number): Rgb {
  return color.map((channel, index) =>
    Math.round(channel * share + (ground[index] ?? 0) * (1 - share)),
  ) as unknown as Rgb;
}

export const lightnessOf = (color: Rgb) => toHsl(color)[2];

/** Black or white, whichever reads better on the ground: at least 4.58 on any. */
export const poleOn = (ground: Rgb): Rgb =>
  contrastRatio(black, ground) > contrastRatio(white, ground) ? black : white;

/**
 * The colour nearest to `color` in lightness that reaches `ratio` against every background; hue and saturation stay. If no
 * lightness reaches it on all of them, black or white, whichever does better on the worst.
 */
export function readable(color: Rgb, backgrounds: readonly Rgb[], ratio = 4.5): Rgb {
  const worst = (candidate: Rgb) => Math.min(...backgrounds.map((background) => contrastRatio(candidate, background)));
  if (worst(color) >= ratio) return color;
  const start = lightnessOf(color);
  for (let step = 1; step <= 200; step++) {
    const options = [start - step / 200, start + step / 200]
      .filter((lightness) => lightness >= 0 && lightness <= 1)
      .map((lightness) => withLightness(color, lightness))
      .filter((candidate) => worst(candidate) >= ratio)
      .toSorted((a, b) => worst(b) - worst(a));
    if (options[0]) return options[0];
  }
  return worst(black) >= worst(white) ? black : white;
}
