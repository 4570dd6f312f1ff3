import { Link } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#src/api/signed-in.ts';
import type { Entry } from '#src/device/outbox-entry.ts';
import { isBlank } from '#src/domain/conversation.ts';
import { excerpt } from '#src/domain/excerpt.ts';
import { addressLines, type Home } from '#src/domain/home.ts';
import type { User } from '#src/domain/user.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Photo } from '#src/ui/photo.tsx';
import { ShortAge } from '#src/ui/short-age.tsx';
import list from './conversation-list.module.css';
import classes from './conversation-row.module.css';
import { ConversationState } from './conversation-state.tsx';
import { lastMessageOf } from './last-message.ts';
import { countMessages } from './messages.ts';

export type ChatTab = 'recent' | 'all';

interface Props {
  home: Home;
  entries: readonly Entry[];
  me: User;
  unread: number;
  /** The unsent draft; empty if there is none and for the open conversation. */
  draft: string;
  tab: ChatTab;
  current: boolean;
  now: number;
  onChosen?: () => void;
}

export const ConversationRow = memo(function ConversationRow({
  home,
  entries,
  me,
  unread,
  draft,
  tab,
  current,
  now,
  onChosen,
}: Props) {
  const { t } = useTranslation(['chat', 'home', 'shell']);
  const format = useFormat();
  const { userId } = useSignedIn();
  const [name] = addressLines(home.address ?? t('home:noAddress'));
  const last = lastMessageOf(home, entries);
  const own = last && (last.state !== 'sent' || last.from === userId);
  const agent = me.agent?.firstName ?? t('chat:agent');
  // What the agent wrote meanwhile is news; the draft is not.
  const hasDraft = unread === 0 && !isBlank(draft);
  const text = hasDraft ? draft : last?.reply;
  const Speaker = hasDraft ? 'b' : 'span';
  const messages = countMessages(home, entries, userId);
  return (
    <Link
      to="/app/comments"
      search={{ id: home.id, ...(tab === 'all' && { tab }) }}
      className={list['row']}
      activeOptions={{ exact: true }}
      aria-current={current ? 'page' : undefined}
      onClick={onChosen}
    >
      <span className={classes['thumb']}>
        <Photo src={home.photo} alt="" />
      </span>
      <span className={classes['text']}>
        <span className={classes['line']}>
          <b className={classes['name']} dir="auto">
            {name}
          </b>
          {last?.time != null && <ShortAge {...format.ageParts(last.time, now, true)} />}
        </span>
        <span className={classes['line']}>
          <span className={classes['last']} data-unread={unread > 0 || undefined}>
            {text === undefined ? (
              t('chat:noMessages')
            ) : (
              <>
                <Speaker className={classes['speaker']}>
                  {t(hasDraft ? 'chat:draft' : own ? 'chat:you' : 'chat:speaker', { name: agent })}
                </Speaker>
                <span className={classes['words']} dir="auto">
                  {excerpt(text)}
                </span>
              </>
            )}
          </span>
          {unread > 0 && (
            <span className={classes['unread']} role="img" aria-label={t('shell:unreadReplies', { count: unread })}>
              {format.number(unread)}
            </span>
          )}
          {tab === 'recent' && (
            <span className={classes['count']} role="img" aria-label={t('chat:messages', { count: messages })}>
              <MessageSquare size={16} />
              {format.number(messages)}
            </span>
          )}
        </span>
        {last && <ConversationState home={home} state={last.state} me={me} now={now} />}
      </span>
    </Link>
  );
});
