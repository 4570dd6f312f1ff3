import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { addressLines, type Home } from '#src/domain/home.ts';
import type { User } from '#src/domain/user.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Photo } from '#src/ui/photo.tsx';
import classes from './conversation-list.module.css';
import type { LastMessage } from './last-message.ts';

export type ChatTab = 'recent' | 'all';

interface Props {
  home: Home;
  last: LastMessage | null;
  me: User;
  unread: number;
  tab: ChatTab;
  current: boolean;
  now: number;
  onChosen?: (() => void) | undefined;
}

/** One home of the list: what was said last, when, and how much of it is new. */
export function ConversationRow({ home, last, me, unread, tab, current, now, onChosen }: Props) {
  const { t } = useTranslation(['chat', 'home']);
  const format = useFormat();
  const name = home.address ? addressLines(home.address)[0] : t('home:noAddress');
  const own = last && (last.pending || last.from === me.id);
  const agent = me.agent?.firstName ?? t('chat:agent');
  return (
    <Link
      to="/app/comments"
      search={{ id: home.id, ...(tab === 'all' && { tab }) }}
      className={classes['row']}
      activeOptions={{ exact: true }}
      aria-current={current ? 'true' : undefined}
      onClick={onChosen}
    >
      <span className={classes['thumb']}>
        <Photo src={home.photo} alt="" />
      </span>
      <span className={classes['text']}>
        <span className={classes['name']} dir="auto">
          {name}
        </span>
        <span className={classes['last']} data-unread={unread > 0 || undefined}>
          {last ? (
            <>
              <span>{own ? t('chat:you') : t('chat:speaker', { name: agent })}</span>
              <span className={classes['words']} dir="auto">
                {last.reply}
              </span>
            </>
          ) : (
            t('chat:noMessages')
          )}
        </span>
      </span>
      {last && (
        <span className={classes['aside']}>
          <span>{last.time !== null && format.ago(last.time, Math.max(now, last.time))}</span>
          {unread > 0 ? (
            <span className={classes['unread']} role="img" aria-label={t('chat:unread', { count: unread })}>
              {format.number(unread)}
            </span>
          ) : (
            home.replies.length > 0 && (
              <span role="img" aria-label={t('chat:messages', { count: home.replies.length })}>
                {format.number(home.replies.length)}
              </span>
            )
          )}
        </span>
      )}
    </Link>
  );
}
