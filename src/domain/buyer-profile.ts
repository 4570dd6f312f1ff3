import * as z from 'zod/mini';
import { wireParagraph } from './wire.ts';

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

/** The profile as the wire has it, in the order of the wizard. `childern` is the wire's spelling; `children` is read as well. */
const wireProfile = z.object({
  phone: wireParagraph,
  age: wireParagraph,
  income: wireParagraph,
  buyingExperience: wireParagraph,
  budgetMin: wireParagraph,
  budgetMax: wireParagraph,
  paymentPlan: wireParagraph,
  propertyUse: wireParagraph,
  lookingFor: wireParagraph,
  planToMove: wireParagraph,
  reason: wireParagraph,
  currentLiving: wireParagraph,
  impFactor: wireParagraph,
  style: wireParagraph,
  adults: wireParagraph,
  childern: wireParagraph,
  children: wireParagraph,
  pets: wireParagraph,
});
export type WireProfile = z.input<typeof wireProfile>;

/** The buyer profile: text as typed or chosen, null for no answer. */
export const buyerProfileSchema = z.pipe(
  wireProfile,
  z.transform(({ childern, ...profile }) => ({ ...profile, children: childern ?? profile.children })),
);
export type BuyerProfile = z.output<typeof buyerProfileSchema>;
export type ProfileField = keyof BuyerProfile;

/** Every field of the profile in the order of the wizard. */
export const profileFields = (Object.keys(wireProfile.shape) as (keyof typeof wireProfile.shape)[]).filter(
  (name) => name !== 'childern',
) satisfies readonly ProfileField[];

/** A field's name on the wire, where `children` is spelled `childern`. */
export type WireProfileField = Exclude<ProfileField, 'children'> | 'childern';
/** The name under which a field is sent. */
export const wireProfileField = (name: ProfileField): WireProfileField => (name === 'children' ? 'childern' : name);
