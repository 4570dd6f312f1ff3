import { useEffect, useRef } from 'react';
import { useSignedIn } from '#src/api/signed-in.ts';
import { personStore } from '#src/device/person-store.ts';

/** Keeps the address that is being typed on this device, so that a session which ends under it costs nothing. */
export function useAgentDraft() {
  const ref = useRef<HTMLInputElement>(null);
  const { userId } = useSignedIn();
  useEffect(() => {
    void personStore.read(userId, 'draft/agent').then((kept) => {
      const field = ref.current;
      if (typeof kept === 'string' && field?.value === '') field.value = kept;
    });
  }, [userId]);
  return {
    ref,
    keep(text: string) {
      void (text ? personStore.write(userId, 'draft/agent', text) : personStore.remove(userId, 'draft/agent'));
    },
  };
}
