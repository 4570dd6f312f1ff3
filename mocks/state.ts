import * as z from 'zod/mini';
import type { WireProfile } from '#src/domain/buyer-profile.ts';
import type { WireHome } from '#src/domain/home.ts';

const text = z.string();
const instant = z.number();

/** The sets of homes that an account may have. `shared` is the set that a linked agent shares with a new buyer. */
export const homeSets = ['main', 'few', 'none', 'hostile', 'many', 'most', 'talk', 'shared'] as const;

const accountSchema = z.object({
  id: text,
  email: text,
  password: text,
  firstName: text,
  lastName: text,
  confirmed: z.boolean(),
  agentEmail: z.nullable(text),
  profile: z.nullable(z.custom<WireProfile>()),
  homes: z.enum(homeSets),
  /** When the account was made, in milliseconds since 1970. */
  since: instant,
});
export type Account = z.output<typeof accountSchema>;

const replySchema = z.object({ from: text, reply: text, time: text });
export type StoredReply = z.output<typeof replySchema>;

const homeChangeSchema = z.object({
  deleted: z.optional(z.literal(true)),
  propStatus: z.optional(text),
  price: z.optional(z.number()),
  mStatus: z.optional(text),
  question: z.optional(z.custom<WireHome['question']>()),
  replies: z.optional(z.array(replySchema)),
  updatedAt: z.optional(text),
});
/** The changes of a home since the seed. `replies` are only the later ones. */
export type HomeChange = z.output<typeof homeChangeSchema>;

export type MailPurpose = 'confirm' | 'reset';
const codeSchema = z.object({ code: text, verified: z.boolean() });
const codesSchema = z.record(text, codeSchema);

const mailSchema = z.object({
  id: text,
  to: text,
  purpose: z.enum(['confirm', 'reset']),
  subject: text,
  code: text,
  time: instant,
  read: z.boolean(),
});
/** A mail in the demo's mailbox; `time` in milliseconds since 1970. */
export type Mail = z.output<typeof mailSchema>;

/** How many times the market has moved for a buyer, and when it moves next. */
const movesSchema = z.object({ count: z.number(), due: instant });

const pendingSchema = z.object({ homeId: text, from: text, reply: text, due: instant });

/** Everything that the mocked server stores: the changes since the seed. The seed itself is computed from `seededAt`. */
export const stateSchema = z.object({
  version: z.literal(1),
  seededAt: instant,
  accounts: z.record(text, accountSchema),
  homes: z.record(text, homeChangeSchema),
  codes: z.object({ confirm: codesSchema, reset: codesSchema }),
  tokens: z.record(text, text),
  mail: z.array(mailSchema),
  pending: z.array(pendingSchema),
  /** By account, the instants at which homes were shared after the seed. */
  shared: z._default(z.record(text, z.array(instant)), {}),
  /** By account. */
  moves: z._default(z.record(text, movesSchema), {}),
});
export type State = z.output<typeof stateSchema>;

export function freshState(now: number): State {
  return {
    version: 1,
    seededAt: now,
    accounts: {},
    homes: {},
    codes: { confirm: {}, reset: {} },
    tokens: {},
    mail: [],
    pending: [],
    shared: {},
    moves: {},
  };
}

/** The state as one call sees it, and the instant of the call. */
export interface Transaction {
  state: State;
  /** Milliseconds since 1970. */
  now: number;
}
