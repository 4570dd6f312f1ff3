import * as z from 'zod/mini';
import { buyerProfileSchema } from './buyer-profile.ts';
import { readLine } from './read-value.ts';
import { wireIdIfAny, wireText, withId } from './wire.ts';

const wireAgent = z.object({
  _id: wireIdIfAny,
  firstName: wireText,
  lastName: wireText,
  email: wireText,
  agentProfile: z.catch(z.optional(z.nullable(z.object({ phone: wireText }))), null),
});
export type WireAgent = z.input<typeof wireAgent>;

/** The real-estate agent's own account, once there is one; an empty record is none. */
const agentSchema = z.pipe(
  wireAgent,
  z.transform(({ _id, firstName, lastName, email, agentProfile }) =>
    _id || firstName || lastName || email ? { firstName, lastName, email, phone: agentProfile?.phone ?? null } : null,
  ),
);
export type Agent = NonNullable<z.output<typeof agentSchema>>;

/** The buyer as the wire has them. `agent` is the agent's account, or the bare e-mail address before there is one. */
const wireUser = withId({
  _id: wireIdIfAny,
  email: wireText,
  firstName: wireText,
  lastName: wireText,
  agentEmail: wireText,
  agent: z.catch(z.optional(z.nullable(z.union([agentSchema, z.string()]))), null),
  buyerProfile: z.catch(z.optional(z.nullable(buyerProfileSchema)), null),
});

export const userSchema = z.pipe(
  wireUser,
  z.transform(({ _id, agent, agentEmail, buyerProfile, ...same }) => ({
    ...same,
    id: _id ?? null,
    agentEmail: agentEmail ?? readLine(agent),
    agent: typeof agent === 'object' && agent ? agent : null,
    buyerProfile: buyerProfile ?? null,
  })),
);
export type User = z.output<typeof userSchema>;

/** The address of the buyer's agent, with an account or without one. */
export const agentAddress = ({ agent, agentEmail }: Pick<User, 'agent' | 'agentEmail'>): string | null =>
  agent?.email ?? agentEmail;

export const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

export type AgentState = 'none' | 'awaited' | 'linked';

/** No agent is set; the agent has no account yet; the agent has an account. */
export function agentState(user: Pick<User, 'agent' | 'agentEmail'>): AgentState {
  if (user.agent) return 'linked';
  return user.agentEmail ? 'awaited' : 'none';
}

/** First and last name, or null if the record has neither. */
export function fullName(person: Pick<Agent, 'firstName' | 'lastName'>): string | null {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || null;
}
