import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#src/api/signed-in.ts';
import { useMe } from '#src/api/use-me.ts';
import { useEntries } from '#src/api/use-writes.ts';
import { Note } from '#src/ui/note.tsx';
import { type Composed, Composer } from './composer.tsx';
import classes from './conversation.module.css';
import { HomeSummary, type SummaryProps } from './home-summary.tsx';
import { MessageLog } from './message-log.tsx';
import { messagesOf } from './messages.ts';
import { TurnBar } from './turn-bar.tsx';
import { useNewMessages } from './use-new-messages.ts';

export function Conversation({ home, verdict, listOpen, onOpenList, ...composed }: SummaryProps & Composed) {
  const { t } = useTranslation('chat');
  const me = useMe();
  const { userId: buyerId } = useSignedIn();
  const entries = useEntries();
  const unread = useNewMessages(home);
  const messages = useMemo(
    () => messagesOf(home, entries, { buyerId, unread: unread.count }),
    [home, entries, buyerId, unread.count],
  );
  const states = new Set(messages.map(({ state }) => state));
  return (
    <section className={classes['talk']}>
      <HomeSummary home={home} verdict={verdict} listOpen={listOpen} onOpenList={onOpenList} />
      {home.skippedReplies > 0 && (
        <div className={classes['skipped']}>
          <Note kind="info">{t('skipped', { count: home.skippedReplies })}</Note>
        </div>
      )}
      <MessageLog home={home} messages={messages} me={me} unread={unread.count} onWatch={unread.onWatch} />
      <TurnBar
        home={home}
        me={me}
        unsent={states.has('unclear') || states.has('kept') ? 'kept' : states.has('sending') ? 'sending' : null}
      />
      <Composer home={home} me={me} {...composed} />
    </section>
  );
}
