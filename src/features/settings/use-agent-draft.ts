import { useEffect, useRef } from 'react';
import { personStore } from '#src/device/person-store.ts';
import { session } from '#src/device/session.ts';

/** Keeps the address that is being typed on this device, so that a session which ends under it costs nothing. */
export function useAgentDraft() {
  const ref = useRef<HTMLInputElement>(null);
  const { userId } = session.get();
  useEffect(() => {
    if (!userId) return;
    void personStore.read(userId, 'draft/agent').then((kept) => {
      const field = ref.current;
      if (typeof kept === 'string' && field?.value === '') field.value = kept;
    });
  }, [userId]);
  return {
    ref,
    keep(text: string) {
      if (!userId) return;
      void (text ? personStore.write(userId, 'draft/agent', text) : personStore.remove(userId, 'draft/agent'));
    },
  };
}
