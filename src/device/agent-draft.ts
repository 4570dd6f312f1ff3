import { personStore } from './person-store.ts';

/** The agent's address while it is typed in the settings; '' for none. It stays on the device until the server has it. */
export const agentDraft = {
  async read(userId: string): Promise<string> {
    const kept = await personStore.read(userId, 'draft/agent');
    return typeof kept === 'string' ? kept : '';
  },

  keep: (userId: string, text: string): Promise<boolean> => personStore.write(userId, 'draft/agent', text || undefined),

  /** Forgets what the server has, unless something else has been typed since. */
  drop: (userId: string, text: string): Promise<void> => personStore.removeSame(userId, 'draft/agent', text),
};
