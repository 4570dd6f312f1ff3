export const personaKeys = [
  'main',
  'awaited',
  'noAgent',
  'noHomes',
  'noProfile',
  'unconfirmed',
  'hostile',
  'many',
  'most',
  'talk',
] as const;
export type PersonaKey = (typeof personaKeys)[number];

/** One demo account: what to type at the sign-in, and in one sentence what is to be seen with it. */
export interface Persona {
  key: PersonaKey;
  email: string;
  password: string;
  name: string;
  what: string;
}

const password = 'homebuyer';

const persona = (key: PersonaKey, name: string, what: string): Persona => ({
  key,
  email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
  password,
  name,
  what,
});

/** The demo accounts, the believable buyer first; every one has the same password. */
export const personas: readonly [Persona, ...Persona[]] = [
  persona('main', 'Linda Moreno', 'A buyer with 24 homes around Asheville, 3 archived ones and her agent Ana Ribeiro.'),
  persona('awaited', 'Tom Becker', 'Named an agent who has not registered yet.'),
  persona('noAgent', 'Grace Okafor', 'Has homes, but no agent.'),
  persona('noHomes', 'Yusuf Demir', 'Has an agent, but no home was shared yet.'),
  persona('noProfile', 'Mei Chen', 'Has not filled in the buyer profile.'),
  persona('unconfirmed', 'Noah Price', 'Has not confirmed the account: the code is in the mailbox.'),
  persona(
    'hostile',
    'Mallory Vex',
    'Broken and hostile data: markup, dangerous links, missing fields, an unreadable record.',
  ),
  persona('many', 'Olivia Brandt', 'Has 10,000 homes.'),
  persona('most', 'Henrik Solberg', 'Has 50,000 homes.'),
  persona('talk', 'Rosa Delgado', 'Has a conversation of 2,000 messages.'),
];

export const mainPersona: Persona = personas[0];
