import { useEffect, useState } from 'react';
import { useSignedIn } from '#src/api/signed-in.ts';
import { personStore } from '#src/device/person-store.ts';

/**
 * What was begun and not sent to one home's conversation, kept on this device as it is typed. Null until the device has been read; the
 * component has a key by home, so one draft is never another's.
 */
export function useDraft(homeId: string) {
  const { userId } = useSignedIn();
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    void personStore.read(userId, `draft/chat/${homeId}`).then((stored) => {
      if (!left) setText((typed) => typed ?? (typeof stored === 'string' ? stored : ''));
    });
    return () => {
      left = true;
    };
  }, [userId, homeId]);
  /** Keeps what is in the box on the device, an empty box as no draft at all. */
  const keep = (kept: string) => {
    if (kept) void personStore.write(userId, `draft/chat/${homeId}`, kept);
    else void personStore.remove(userId, `draft/chat/${homeId}`);
  };
  /** Removes a draft that was sent, unless another one has been begun since. */
  const forget = (sent: string) => personStore.removeSame(userId, `draft/chat/${homeId}`, sent);
  return { text, setText, keep, forget };
}
