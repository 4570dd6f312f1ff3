import { useCallback, useState } from 'react';
import { useSignedIn } from '#src/api/signed-in.ts';
import { useMarkRead } from '#src/api/use-unread.ts';
import { countUnread, readToEnd } from '#src/domain/conversation.ts';
import type { Home } from '#src/domain/home.ts';

/**
 * Marks a conversation as read while it is watched, and remembers where reading stopped before: the line stays there until the buyer
 * answers or leaves. What arrives while it is watched gets no line. `count` is how many of the newest messages stand below it.
 */
export function useNewMessages({ id, replies }: Pick<Home, 'id' | 'replies'>) {
  const { userId, readMarks } = useSignedIn();
  const markRead = useMarkRead();
  const [readUntil, setReadUntil] = useState(() => readMarks.until.get().get(id) ?? null);
  const count = countUnread(replies, userId, readUntil);
  const hasLine = count > 0;
  const onWatch = useCallback(
    (isWatching: boolean) => {
      if (isWatching) markRead({ id, replies });
      if (!hasLine) setReadUntil(isWatching ? Number.POSITIVE_INFINITY : readToEnd(replies, userId));
    },
    [markRead, id, replies, userId, hasLine],
  );
  return { count, onWatch };
}
