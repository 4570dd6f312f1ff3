import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSignedIn } from '#src/api/signed-in.ts';
import { openChannel } from '#src/device/channel.ts';
import { personStore } from '#src/device/person-store.ts';

const prefix = 'draft/chat/';
/** Tells a person's tabs which draft was sent. */
const openDrafts = (userId: string) => openChannel(`${prefix}${userId}`);

interface Sent {
  homeId: string;
  text: string;
}

/**
 * The unsent draft of one home's conversation, kept on this device as it is typed. Null until the device has been read; the
 * component has a key by home, so one draft is never another's. Of two tabs the one that typed last keeps its draft; once that is sent, the
 * other keeps its own again.
 */
export function useDraft(homeId: string) {
  const { userId } = useSignedIn();
  const name = `${prefix}${homeId}` as const;
  const [text, setText] = useState<string | null>(null);
  const lastTyped = useRef('');
  useEffect(() => {
    let left = false;
    void personStore.read(userId, name).then((stored) => {
      if (!left) setText((typed) => typed ?? (typeof stored === 'string' ? stored : ''));
    });
    return () => {
      left = true;
    };
  }, [userId, name]);
  const onSent = useEffectEvent(async ({ data: sent }: MessageEvent<Sent>) => {
    if (!text || sent.homeId !== homeId) return;
    if (text === sent.text) setText('');
    else if ((await personStore.read(userId, name)) === undefined) void personStore.write(userId, name, text);
  });
  useEffect(() => {
    const channel = openDrafts(userId);
    channel.onmessage = (sent: MessageEvent<Sent>) => void onSent(sent);
    return () => channel.close();
  }, [userId]);
  /** Changes the text and keeps it on the device, an empty one as no draft at all. */
  const write = (next: string) => {
    setText(next);
    lastTyped.current = next;
    void personStore.write(userId, name, next || undefined);
  };
  /** Empties the field of a text that is being sent. It stays on the device until it is forgotten. */
  const empty = () => {
    setText('');
    lastTyped.current = '';
  };
  /** Removes a draft that was sent, unless another one has been begun since, even of the same words. */
  const forget = async (sent: string) => {
    if (lastTyped.current === sent) return;
    await personStore.removeSame(userId, name, sent);
    const channel = openDrafts(userId);
    channel.postMessage({ homeId, text: sent } satisfies Sent);
    channel.close();
  };
  return { text, write, empty, forget };
}

/** The drafts of all conversations, by home, as they were when the open conversation changed or one of them was sent. */
export function useDrafts(current: string | null): ReadonlyMap<string, string> {
  const { userId } = useSignedIn();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let left = false;
    const read = async () => {
      const kept = await personStore.drafts(userId);
      if (left) return;
      setDrafts(
        new Map(
          kept.flatMap(([name, text]) =>
            name.startsWith(prefix) && typeof text === 'string' ? [[name.slice(prefix.length), text]] : [],
          ),
        ),
      );
    };
    const channel = openDrafts(userId);
    channel.onmessage = read;
    void read();
    return () => {
      left = true;
      channel.close();
      // The draft that was just left may be another one by now: it is about to be read again.
      setDrafts((known) => new Map([...known].filter(([id]) => id !== current)));
    };
  }, [userId, current]);
  return drafts;
}
