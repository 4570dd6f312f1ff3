import { useCallback, useEffect, useRef, useState } from 'react';
import { useSignedIn } from '#src/api/signed-in.ts';
import { useWrites } from '#src/api/use-writes.ts';
import { personStore } from '#src/device/person-store.ts';
import type { Home } from '#src/domain/home.ts';

const pause = 1000;

/**
 * The comments on a home as they are typed. Each key is kept as a draft on this device, which goes to the outbox after a pause, on leaving
 * the field and on leaving the page; a draft that a closed tab left behind is taken up again.
 */
export function useComment({ id, question }: Home) {
  const { userId } = useSignedIn();
  const writes = useWrites();
  const [typed, setTyped] = useState<string | null>(null);
  const unsent = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const name = `draft/comments/${id}` as const;

  const handOver = useCallback(async () => {
    clearTimeout(timer.current);
    const text = unsent.current;
    if (text === null) return;
    unsent.current = null;
    await writes.add(id, { kind: 'answer', change: { qcomments: text } });
    if (unsent.current === null) await personStore.remove(userId, name);
  }, [id, name, userId, writes]);

  useEffect(() => {
    void personStore.read(userId, name).then((draft) => {
      if (typeof draft !== 'string' || unsent.current !== null) return;
      unsent.current = draft;
      void handOver();
    });
    return () => void handOver();
  }, [name, userId, handOver]);

  return {
    text: typed ?? question.comments ?? '',
    /** Whether there is something that the outbox does not have yet. */
    isTyping: typed !== null && typed.trim() !== (question.comments ?? ''),
    type(text: string) {
      setTyped(text);
      unsent.current = text;
      void personStore.write(userId, name, text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void handOver(), pause);
    },
    async leave() {
      await handOver();
      // From here on the text is what the homes say, so that another tab's or the server's shows.
      if (unsent.current === null) setTyped(null);
    },
  };
}
