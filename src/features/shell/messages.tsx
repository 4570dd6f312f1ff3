import { Link } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#src/api/signed-in.ts';
import { useUnread } from '#src/api/use-unread.ts';
import { useKnownHomes } from '#src/api/use-homes.ts';
import { inOrder } from '#src/domain/conversation.ts';
import { excerpt } from '#src/domain/excerpt.ts';
import type { Home } from '#src/domain/home.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useNow } from '#src/ui/use-now.ts';
import { NewsPopover } from './news-popover.tsx';
import classes from './news-popover.module.css';
import { NewsRow } from './news-row.tsx';

const shown = 6;

/** Each home's latest message from the agent: those with unread ones first, then the newest. */
function latestMessages(homes: readonly Home[], unread: ReadonlyMap<string, number>, buyerId: string) {
  return homes
    .flatMap((home) => {
      const reply = inOrder(home.replies).findLast(({ from }) => from !== buyerId);
      return reply ? [{ home, reply, count: unread.get(home.id) ?? 0 }] : [];
    })
    .toSorted((a, b) => Number(b.count > 0) - Number(a.count > 0) || (b.reply.time ?? 0) - (a.reply.time ?? 0))
    .slice(0, shown);
}

export function Messages({ beside }: { beside: boolean }) {
  const { t } = useTranslation('shell');
  const { total } = useUnread();
  return (
    <NewsPopover
      icon={Mail}
      beside={beside}
      title={t('messages.title')}
      label={total > 0 ? t('messages.new', { count: total }) : t('messages.title')}
      marked={total > 0}
    >
      {(close) => <MessageList onOpen={close} />}
    </NewsPopover>
  );
}

function MessageList({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const now = useNow();
  const { userId } = useSignedIn();
  const homes = useKnownHomes();
  const { byHome } = useUnread();
  const messages = homes ? latestMessages(homes.items, byHome, userId) : [];
  return (
    <>
      {messages.length === 0 && <p className={classes['empty']}>{t('messages.none')}</p>}
      <ul className={classes['list']}>
        {messages.map(({ home, reply, count }) => (
          <NewsRow
            key={home.id}
            home={home}
            to="/app/comments"
            badge={count > 0 && t('messages.unread', { count })}
            onOpen={onOpen}
          >
            <span className={`${classes['text']} ${classes['said']} ${count > 0 ? classes['unread'] : ''}`}>
              {reply.time !== null && <span>{format.ago(reply.time, now)} ·</span>}{' '}
              <span className="clipped" dir="auto">
                {excerpt(reply.reply)}
              </span>
            </span>
          </NewsRow>
        ))}
      </ul>
      <Link to="/app/comments" className={classes['all']} onClick={onOpen}>
        {t('messages.all')}
      </Link>
    </>
  );
}
