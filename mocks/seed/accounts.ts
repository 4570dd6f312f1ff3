import type { WireProfile } from '#src/domain/buyer-profile.ts';
import { type PersonaKey, personas } from '#mocks/personas.ts';
import type { Account } from '#mocks/state.ts';

type Particulars = Partial<Pick<Account, 'firstName' | 'lastName' | 'confirmed' | 'agentEmail' | 'profile' | 'homes'>>;

const anasEmail = 'ana.ribeiro@example.com';

const lindasProfile = {
  phone: '(828) 555-0142',
  age: '35-44',
  income: '$80,000-$150,000',
  buyingExperience: '1-2 Prior Homes',
  budgetMin: '$450,000',
  budgetMax: '620,000',
  paymentPlan: 'Financing',
  propertyUse: 'Primary Residence',
  lookingFor: '0-3 Months',
  planToMove: '3-6 Months',
  reason: 'Upsizing',
  currentLiving: 'Local [In-Town]',
  impFactor: 'Location',
  style: 'Modern',
  adults: '2',
  childern: '2',
  pets: 'Dogs',
};

const shortProfile = { budgetMin: '350k', budgetMax: '500k', paymentPlan: 'Paying in Cash', adults: '1', childern: '' };

const markup = '<img src=x onerror="alert(1)">';
const brokenProfile = {
  ...Object.fromEntries(Object.keys(lindasProfile).map((name) => [name, `${markup} ${name}`])),
  age: 40,
  budgetMin: 'about 2,150 maybe',
  budgetMax: null,
  adults: 2,
  childern: ['three'],
} as unknown as WireProfile;

const particulars: Record<PersonaKey, Particulars> = {
  main: { homes: 'main', agentEmail: anasEmail, profile: lindasProfile },
  awaited: { agentEmail: 'sofia.lindqvist@example.com' },
  noAgent: {},
  noHomes: { homes: 'none', agentEmail: 'marcus.hale@example.com' },
  noProfile: { agentEmail: anasEmail, profile: null },
  unconfirmed: { confirmed: false, agentEmail: anasEmail, homes: 'shared', profile: null },
  hostile: {
    homes: 'hostile',
    firstName: `<b>Mallory</b>${markup}`,
    lastName: `</title><script>alert(1)</script>${'Vex'.repeat(33_000)}`,
    agentEmail: 'agent"onfocus="alert(1)@example.com',
    profile: brokenProfile,
  },
  many: { homes: 'many', agentEmail: anasEmail },
  most: { homes: 'most', agentEmail: anasEmail },
  talk: { homes: 'talk', agentEmail: anasEmail },
};

function account(key: PersonaKey, since: number): Account {
  const { email, password, name } = personas[key];
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    id: `buyer-${key}`,
    email,
    password,
    firstName,
    lastName,
    confirmed: true,
    agentEmail: null,
    profile: shortProfile,
    homes: 'few',
    since,
    ...particulars[key],
  };
}

/** The demo accounts before anybody changed anything. */
export const seedAccounts = (seededAt: number): Account[] =>
  (Object.keys(personas) as PersonaKey[]).map((key) => account(key, seededAt));
