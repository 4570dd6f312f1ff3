import type { WireAgent } from '#src/domain/user.ts';

/** An agent of the demo. */
type Agent = WireAgent & { _id: string; email: string };

/** The agents who have an account. Naming one of their addresses links the agent; any other address awaits a registration. */
export const agents: readonly Agent[] = [
  {
    _id: 'agent-ana',
    firstName: 'Ana',
    lastName: 'Ribeiro',
    email: 'ana.ribeiro@example.com',
    agentProfile: { phone: '(828) 555-0117' },
  },
  {
    _id: 'agent-marcus',
    firstName: 'Marcus',
    lastName: 'Hale',
    email: 'marcus.hale@example.com',
    agentProfile: null,
  },
  {
    _id: 'agent-hostile',
    firstName: `<i>Agent</i>${'n'.repeat(200)}`,
    lastName: `"><script>alert(1)</script>${'Smith '.repeat(16_000)}`,
    email: 'agent"onfocus="alert(1)@example.com',
    agentProfile: { phone: 'javascript:alert(1)' },
  },
];

export const anasId = 'agent-ana';

export function agentOf(email: string | null): Agent | null {
  return agents.find((agent) => agent.email === email?.trim().toLowerCase()) ?? null;
}
