import { useEffect, useEffectEvent, useState } from 'react';
import { useSignedIn } from '#src/api/signed-in.ts';
import { openChannel } from '#src/device/channel.ts';
import { personStore } from '#src/device/person-store.ts';

const nameOf = (homeId: string) => `draft/chat/${homeId}` as const;

/**
 * What was begun and not sent to one home's conversation, kept on this device as it is typed. Null until the device has been read; the
 * component has a key by home, so one draft is never another's. Of two tabs the one that typed last keeps its draft; once that is sent, the
 * other keeps its own again.
 */
export function useDraft(homeId: string) {
  const { userId } = useSignedIn();
  const name = nameOf(homeId);
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
  const onSent = useEffectEvent(async ({ data }: MessageEvent<string>) => {
    if (!text) return;
    if (text === data) setText('');
    else if ((await personStore.read(userId, name)) === undefined) void personStore.write(userId, name, text);
  });
  useEffect(() => {
    const channel = openChannel(`${name}/${userId}`);
    channel.onmessage = (sent: MessageEvent<string>) => void onSent(sent);
    return () => channel.close();
  }, [userId, name]);
  /** Changes the text and keeps it on the device, an empty one as no draft at all. */
  const write = (next: string) => {
    setText(next);
    void personStore.write(userId, name, next || undefined);
  };
  /** Removes a draft that was sent, unless another one has been begun since. */
  const forget = async (sent: string) => {
    await personStore.removeSame(userId, name, sent);
    const channel = openChannel(`${name}/${userId}`);
    channel.postMessage(sent);
    channel.close();
  };
  return { text, setText, write, forget };
}

/** The draft that was left in a home's conversation; empty while that is open. */
export function useLeftDraft(homeId: string, isOpen: boolean): string {
  const { userId } = useSignedIn();
  const [text, setText] = useState('');
  useEffect(() => {
    if (isOpen) return undefined;
    const name = nameOf(homeId);
    const read = async () => {
      const stored = await personStore.read(userId, name);
      setText(typeof stored === 'string' ? stored : '');
    };
    const channel = openChannel(`${name}/${userId}`);
    channel.onmessage = read;
    void read();
    return () => {
      channel.close();
      setText('');
    };
  }, [userId, homeId, isOpen]);
  return isOpen ? '' : text;
}
