import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSignedIn } from '#src/api/signed-in.ts';
import { openChannel } from '#src/device/channel.ts';
import { personStore } from '#src/device/person-store.ts';

/**
 * What was begun and not sent to one home's conversation, kept on this device as it is typed. Null until the device has been read; the
 * component has a key by home, so one draft is never another's. Of two tabs the one that typed last keeps its draft; once that is gone, the
 * other keeps its own again.
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
  const onGone = useEffectEvent(({ data }: MessageEvent<string>) => {
    if (!text) return;
    if (text === data) setText('');
    else void personStore.write(userId, name, text);
  });
  const tellGone = useRef((_sent: string) => {});
  useEffect(() => {
    const channel = openChannel(`${name}/${userId}`);
    channel.onmessage = onGone;
    tellGone.current = (sent) => channel.postMessage(sent);
    return () => {
      tellGone.current = () => {};
      channel.close();
    };
  }, [userId, name]);
  /** Changes the text and keeps it on the device, an empty one as no draft at all. */
  const write = (next: string) => {
    setText(next);
    if (next) void personStore.write(userId, name, next);
    else void personStore.remove(userId, name).then(() => tellGone.current(''));
  };
  /** Removes a draft that was sent, unless another one has been begun since. */
  const forget = (sent: string) => personStore.removeSame(userId, name, sent).then(() => tellGone.current(sent));
  return { text, setText, write, forget };
}
