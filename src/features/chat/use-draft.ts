import { useEffect, useState } from 'react';
import { useSignedIn } from '#src/api/signed-in.ts';
import { personStore } from '#src/device/person-store.ts';

/**
 * What was begun and not sent to one home's conversation, kept on this device as it is typed. Null until the device has been read; the
 * component has a key by home, so one draft is never another's.
 */
export function useDraft(homeId: string) {
  const { userId } = useSignedIn();
  const name = `draft/chat/${homeId}` as const;
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    void personStore.read(userId, name).then((stored) => {
      if (!left) setText((typed) => typed ?? (typeof stored === 'string' ? stored : ''));
    });
    return () => {
      left = true;
    };
  }, [userId, name]);
  /** Changes the text and keeps it on the device, an empty one as no draft at all. */
  const write = (next: string) => {
    setText(next);
    if (next) void personStore.write(userId, name, next);
    else void personStore.remove(userId, name);
  };
  /** Removes a draft that was sent, unless another one has been begun since. */
  const forget = (sent: string) => personStore.removeSame(userId, name, sent);
  return { text, setText, write, forget };
}
