import { useCallback, useState } from 'react';
import { useSignedIn } from '#src/api/signed-in.ts';
import { useMarkRead } from '#src/api/use-unread.ts';
import { countUnread, readToEnd } from '#src/domain/conversation.ts';
import type { Home } from '#src/domain/home.ts';

interface NewMessages {
  /** How many of the newest messages stand below the line; 0 for no line. */
  count: number;
  /** Called with whether the newest message is in view on a visible page. */
  onWatch: (isWatching: boolean) => void;
}

/**
 * Marks a conversation as read while it is watched, and remembers where reading stopped before: the line stays there until the buyer
 * answers or leaves. What arrives while it is watched gets no line.
 */
export function useNewMessages({ id, replies }: Pick<Home, 'id' | 'replies'>): NewMessages {
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
