import * as z from 'zod/mini';
import { fieldsOf, wireParagraph } from './wire.ts';

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

export const profileSteps = [
  ['phone', 'age', 'income', 'buyingExperience'],
  ['budgetMin', 'budgetMax', 'paymentPlan', 'propertyUse'],
  ['lookingFor', 'planToMove', 'reason', 'currentLiving'],
  ['impFactor', 'style', 'adults', 'children', 'pets'],
] as const;
export type ProfileField = (typeof profileSteps)[number][number];

/** Every field of the profile in the order of the wizard. */
export const profileFields: readonly ProfileField[] = profileSteps.flat();

/** The profile as the wire has it. `childern` is the wire's spelling; `children` is read as well. */
const wireProfile = z.object({ ...fieldsOf(profileFields, wireParagraph), childern: wireParagraph });
export type WireProfile = z.input<typeof wireProfile>;

/** The buyer profile: text as typed or chosen, null for no answer. */
export const buyerProfileSchema = z.pipe(
  wireProfile,
  z.transform(({ childern, ...profile }) => ({ ...profile, children: childern ?? profile.children })),
);
export type BuyerProfile = z.output<typeof buyerProfileSchema>;

/** The name under which a field is sent. */
export const wireProfileField = (name: ProfileField) => (name === 'children' ? 'childern' : name);
