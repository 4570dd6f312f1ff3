import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSignedIn } from '#src/api/signed-in.ts';
import { useWrites } from '#src/api/use-writes.ts';
import { personStore } from '#src/device/person-store.ts';
import { type CommentDraft, commentDraftSchema, withDraft } from '#src/domain/comment-draft.ts';
import type { Home } from '#src/domain/home.ts';

/** How long after the last key the draft moves to the outbox, in milliseconds. */
const pause = 1000;

/**
 * The comments on a home while they are typed. Each key is stored as a draft on this device. The draft moves to the outbox after a pause,
 * on leaving the field, on leaving the page, and on the next visit if the tab was closed before.
 */
export function useComment({ id, question }: Home) {
  const { userId } = useSignedIn();
  const writes = useWrites();
  const [typed, setTyped] = useState<string | null>(null);
  const unsent = useRef<CommentDraft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const name = `draft/comments/${id}` as const;

  const send = useCallback(
    async (text: string, stored: unknown) => {
      await writes.untilSafe(await writes.add(id, { kind: 'answer', change: { qcomments: text } }));
      await personStore.removeSame(userId, name, stored);
    },
    [id, name, userId, writes],
  );

  const handOver = useCallback(async () => {
    clearTimeout(timer.current);
    const draft = unsent.current;
    unsent.current = null;
    if (draft) await send(draft.text, draft);
  }, [send]);

  const takeOver = useEffectEvent((stored: unknown) => {
    const { data: draft } = commentDraftSchema.safeParse(stored);
    if (draft && !unsent.current) void send(withDraft(question.comments, draft), stored);
  });

  useEffect(() => {
    void personStore.read(userId, name).then((stored) => takeOver(stored));
    return () => void handOver();
  }, [name, userId, handOver]);

  // The comment has changed elsewhere since: what is typed here next must not undo that.
  useEffect(() => {
    if (unsent.current === null) setTyped((mine) => (mine?.trim() === (question.comments ?? '') ? mine : null));
  }, [question.comments]);

  return {
    text: typed ?? question.comments ?? '',
    /** Whether the text was typed here. */
    isOwn: typed !== null,
    /** Whether the outbox does not have the text yet. */
    isTyping: typed !== null && typed.trim() !== (question.comments ?? ''),
    type(text: string) {
      setTyped(text);
      unsent.current = { text, over: unsent.current ? unsent.current.over : question.comments };
      void personStore.write(userId, name, unsent.current);
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
