/** A demo account: what to type at the sign-in, and a sentence about its data. */
export interface Persona {
  email: string;
  password: string;
  name: string;
  what: string;
}

const password = 'homebuyer';

const persona = (name: string, what: string): Persona => ({
  email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
  password,
  name,
  what,
});

/** The demo accounts. All have the same password. `main` is the persona of most flows. */
export const personas = {
  main: persona('Linda Moreno', 'A buyer with 24 homes around Asheville, 3 archived ones and her agent Ana Ribeiro.'),
  awaited: persona('Tom Becker', 'Named an agent who has not registered yet.'),
  noAgent: persona('Grace Okafor', 'Has homes, but no agent.'),
  noHomes: persona('Yusuf Demir', 'Has an agent, but no home was shared yet.'),
  noProfile: persona('Mei Chen', 'Has not filled in the buyer profile.'),
  unconfirmed: persona('Noah Price', 'Has not confirmed the account: the code is in the mailbox.'),
  hostile: persona(
    'Mallory Vex',
    'Broken and hostile data: markup, dangerous links, missing fields, an unreadable record.',
  ),
  many: persona('Olivia Brandt', 'Has 10,000 homes.'),
  most: persona('Henrik Solberg', 'Has 50,000 homes.'),
  talk: persona('Rosa Delgado', 'Has a conversation of 2,000 messages.'),
} as const satisfies Record<string, Persona>;

export type PersonaKey = keyof typeof personas;
