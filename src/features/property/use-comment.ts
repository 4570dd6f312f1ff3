import { useCallback, useEffect, useRef, useState } from 'react';
import { useSignedIn } from '#src/api/signed-in.ts';
import { useWrites } from '#src/api/use-writes.ts';
import { personStore } from '#src/device/person-store.ts';
import type { Home } from '#src/domain/home.ts';

const pause = 1000;

/**
 * The comments on a home while they are typed. Each key is stored as a draft on this device. The draft moves to the outbox after a pause,
 * on leaving the field, on leaving the page, and on the next visit if the tab was closed before.
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
    await writes.untilSafe(await writes.add(id, { kind: 'answer', change: { qcomments: text } }));
    await personStore.removeSame(userId, name, text);
  }, [id, name, userId, writes]);

  useEffect(() => {
    void personStore.read(userId, name).then((draft) => {
      if (typeof draft !== 'string' || unsent.current !== null) return;
      unsent.current = draft;
      void handOver();
    });
    return () => void handOver();
  }, [name, userId, handOver]);

  // Another tab has written on since: what is typed here next must not undo that.
  useEffect(() => {
    if (unsent.current === null) setTyped((mine) => (mine?.trim() === (question.comments ?? '') ? mine : null));
  }, [question.comments]);

  return {
    text: typed ?? question.comments ?? '',
    /** Whether the outbox does not have the text yet. */
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
      // From here on show the text of the home, so that changes of another tab or the server appear.
      if (unsent.current === null) setTyped(null);
    },
  };
}
