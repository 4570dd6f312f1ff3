import { type Assumption, assumptionBounds } from './cost.ts';
import { fold } from './fold.ts';

// The units in every language of the portal, as `fold` leaves them.
const years = ['years', 'yrs', 'anos', 'ans', 'annees', 'anni', 'anno', 'سنوات', 'سنة', 'سنه', 'عاما', 'اعوام', '年期'];
const percent = [
  '%',
  '٪',
  'pct',
  'percent',
  'per cento',
  'por ciento',
  'pour cent',
  'بالمية',
  'بالماية',
  'في المية',
  'في الماية',
];
/** `50,000` is an amount in dollars, and no 50 per cent with three decimals. Rates are quoted as 7.000. */
const dollars = /^[1-9]\d*\.\d\d0$/;

/** Reads a number in any script, with or without its unit; null if it is not one or out of bounds. */
export function typedAssumption(name: Assumption, text: string): number | null {
  const plain = fold(text).replace(/[,٫]/, '.');
  const [, digits = 'none', unit = ''] = /^([\d.]+)[ -]?(.*?)\.?$/.exec(plain) ?? [];
  // The beginning of a unit is enough, because each field takes effect as it is typed.
  if (!(name === 'years' ? years : percent).some((word) => word.startsWith(unit))) return null;
  if (name !== 'rate' && dollars.test(digits)) return null;
  const { min, max } = assumptionBounds[name];
  const value = Number(digits);
  return value >= min && value <= max ? value : null;
}
