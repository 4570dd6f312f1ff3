import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarkRead } from '#src/api/use-unread.ts';
import { meQuery } from '#src/api/user.ts';
import { useEntries } from '#src/api/use-writes.ts';
import type { Home } from '#src/domain/home.ts';
import { Note } from '#src/ui/note.tsx';
import { type Composed, Composer } from './composer.tsx';
import classes from './conversation.module.css';
import { HomeSummary } from './home-summary.tsx';
import { MessageLog } from './message-log.tsx';
import { messagesOf } from './messages.ts';
import { TurnBar } from './turn-bar.tsx';

interface Props extends Composed {
  home: Home;
  listOpen: boolean;
  onOpenList: () => void;
}

/** One home's conversation: the home, what was said, whose turn it is, and the place to write. */
export function Conversation({ home, listOpen, onOpenList, ...composed }: Props) {
  const { t } = useTranslation('chat');
  const { data: me } = useSuspenseQuery(meQuery);
  const entries = useEntries();
  const messages = useMemo(
    () =>
      messagesOf(
        home,
        entries.filter(({ lane }) => lane === home.id),
        me.id,
      ),
    [home, entries, me.id],
  );
  const { id, replies } = home;
  const markRead = useMarkRead();
  const onRead = useCallback(() => markRead({ id, replies }), [markRead, id, replies]);
  return (
    <section className={classes['talk']}>
      <HomeSummary home={home} me={me} listOpen={listOpen} onOpenList={onOpenList} />
      {home.skippedReplies > 0 && (
        <div className={classes['skipped']}>
          <Note kind="info">{t('skipped', { count: home.skippedReplies })}</Note>
        </div>
      )}
      <MessageLog home={home} messages={messages} me={me} onRead={onRead} />
      <TurnBar home={home} me={me} />
      <Composer home={home} me={me} {...composed} />
    </section>
  );
}
