import * as z from 'zod/mini';
import { wireText } from './wire.ts';

/** What each choice of the profile offers, in the wire's own words. */
export const profileChoices = {
  age: ['18-24', '25-34', '35-44', '45-54', '55-64', '65 or more'],
  income: ['$0-$40,000', '$40,000-$80,000', '$80,000-$150,000', '$150,000-$300,000', '$300,000+'],
  buyingExperience: ['First Time', '1-2 Prior Homes', '3+'],
  paymentPlan: ['Financing', 'Paying in Cash'],
  propertyUse: ['Primary Residence', 'Secondary/Vacation Residence', 'Investment Property'],
  lookingFor: ['0-3 Months', '3-6 Months', '6-12 Months', '1+ Years'],
  planToMove: ['0-3 Months', '3-6 Months', '6-12 Months', '1+ Years'],
  reason: [
    'Relocating',
    'Upsizing',
    'Downsizing',
    'Just ready for a change',
    'Build personal equity rather than renting',
  ],
  currentLiving: ['Local [In-Town]', 'In-State', 'Out of State', 'Out of Country'],
  impFactor: ['Location', 'Price', 'Style', 'Schools'],
  style: ['Modern', 'Traditional', 'Victorian', 'Contemporary'],
  pets: ['None', 'Cats', 'Dogs', 'Other'],
} as const;
export type ProfileChoice = keyof typeof profileChoices;

/** Every field of the profile in the order of the wizard, under the portal's own names. */
export const profileFields = [
  'phone',
  'age',
  'income',
  'buyingExperience',
  'budgetMin',
  'budgetMax',
  'paymentPlan',
  'propertyUse',
  'lookingFor',
  'planToMove',
  'reason',
  'currentLiving',
  'impFactor',
  'style',
  'adults',
  'children',
  'pets',
] as const;
export type ProfileField = (typeof profileFields)[number];

/** What a buyer looks for: text as typed or chosen, null where nothing was said. */
export type BuyerProfile = Record<ProfileField, string | null>;

/** `children` is read as well as the wire's own `childern`. */
export const buyerProfileSchema = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform(
    (fields): BuyerProfile =>
      Object.fromEntries(
        profileFields.map((name) => [
          name,
          wireText.parse(name === 'children' ? (fields['childern'] ?? fields['children']) : fields[name]),
        ]),
      ) as BuyerProfile,
  ),
);

/** The wire's name of a field: `childern` is what is sent. */
export type WireProfileField = Exclude<ProfileField, 'children'> | 'childern';
/** The name that a field is sent under. */
export const wireProfileField = (name: ProfileField): WireProfileField => (name === 'children' ? 'childern' : name);
