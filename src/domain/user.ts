import * as z from 'zod/mini';
import { buyerProfileSchema } from './buyer-profile.ts';
import { wireId, wireText, withId } from './wire.ts';

const wireAgent = z.object({
  _id: z.catch(z.nullable(wireId), null),
  firstName: wireText,
  lastName: wireText,
  email: wireText,
  agentProfile: z.catch(z.object({ phone: wireText }), { phone: null }),
});

const agentSchema = z.pipe(
  z.pipe(z.transform(withId), wireAgent),
  z.transform(({ _id, agentProfile, ...rest }) => ({ ...rest, id: _id, phone: agentProfile.phone })),
);
/** The real-estate agent's account. */
export type Agent = z.output<typeof agentSchema>;

const wireUser = z.object({
  _id: wireId,
  email: wireText,
  firstName: wireText,
  lastName: wireText,
  agentEmail: wireText,
  agent: z.optional(z.unknown()),
  buyerProfile: z.optional(z.unknown()),
});

/** The buyer. `agent` on the wire is the agent's account, or the e-mail address of an agent without one. */
export const userSchema = z.pipe(
  z.pipe(z.transform(withId), wireUser),
  z.transform(({ _id, agent, agentEmail, buyerProfile, ...rest }) => {
    const account = typeof agent === 'object' && agent !== null ? agentSchema.safeParse(agent) : null;
    const profile = buyerProfileSchema.safeParse(buyerProfile);
    return {
      ...rest,
      id: _id,
      agentEmail: agentEmail ?? wireText.parse(agent),
      agent: account?.success ? account.data : null,
      buyerProfile: profile.success ? profile.data : null,
    };
  }),
);
export type User = z.output<typeof userSchema>;

export type AgentState = 'none' | 'awaited' | 'linked';

/** No agent is set; the agent has no account yet; the agent has an account. */
export function agentState(user: Pick<User, 'agent' | 'agentEmail'>): AgentState {
  if (user.agent) return 'linked';
  return user.agentEmail ? 'awaited' : 'none';
}

/** First and last name, or null where the record has neither. */
export function fullName(person: Pick<Agent, 'firstName' | 'lastName'>): string | null {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || null;
}
