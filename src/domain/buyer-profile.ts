import * as z from 'zod/mini';
import { wireText } from './wire.ts';

/** The options of each choice of the profile, in the words of the wire. */
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

/** Every field of the profile in the order of the wizard, under the code's names. */
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

/** What a buyer looks for: text as typed or chosen, null for no answer. */
export type BuyerProfile = Record<ProfileField, string | null>;

/** Reads `childern`, the wire's spelling, and `children`. */
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

/** A field's name on the wire, where `children` is spelled `childern`. */
export type WireProfileField = Exclude<ProfileField, 'children'> | 'childern';
/** The name under which a field is sent. */
export const wireProfileField = (name: ProfileField): WireProfileField => (name === 'children' ? 'childern' : name);
