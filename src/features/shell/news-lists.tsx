import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { homeIn } from '#src/api/homes.ts';
import { useSignedIn } from '#src/api/signed-in.ts';
import { useKnownHomes, useWhyNoHomes } from '#src/api/use-homes.ts';
import { useUnread } from '#src/api/use-unread.ts';
import type { Change } from '#src/domain/changes.ts';
import { inOrder } from '#src/domain/conversation.ts';
import { excerpt } from '#src/domain/excerpt.ts';
import { addressLines, compareInstants, type Home } from '#src/domain/home.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { useNow } from '#src/ui/use-now.ts';
import classes from './news-lists.module.css';
import popover from './news-popover.module.css';

const shown = { changes: 8, messages: 6 };

interface ListProps {
  onOpen: () => void;
}

/** Says that there is nothing, once that is known. */
function NoNews({ children }: { children: string }) {
  const { t } = useTranslation('common');
  const why = useWhyNoHomes();
  return (
    <p role="status" className={classes['empty']}>
      {why ? t(why) : children}
    </p>
  );
}

export function ChangeList({ news, onOpen }: ListProps & { news: readonly Change[] }) {
  const { t } = useTranslation(['shell', 'changes']);
  if (news.length === 0) return <NoNews>{t('shell:notifications.none')}</NoNews>;
  const rest = news.length - shown.changes;
  return (
    <>
      <ul className={popover['list']}>
        {news.slice(0, shown.changes).map((change) => (
          <ChangeNews key={`${change.homeId}/${change.kind}`} change={change} onOpen={onOpen} />
        ))}
      </ul>
      {rest > 0 && (
        <Link to="/app/dashboard" className={classes['all']} onClick={onOpen}>
          {t('changes:more', { count: rest })}
        </Link>
      )}
    </>
  );
}

function ChangeNews({ change, onOpen }: ListProps & { change: Change }) {
  const { t } = useTranslation(['shell', 'changes', 'home']);
  const format = useHomeFormat();
  const now = useNow();
  const home = homeIn(useKnownHomes(), change.homeId);
  if (!home) return null;
  const moved =
    change.kind === 'price'
      ? { kind: change.kind, from: format.money(change.from), to: format.money(change.to) }
      : change.kind === 'status'
        ? { kind: change.kind, from: format.market(change.from), to: format.market(change.to) }
        : null;
  return (
    <NewsRow home={home} to="/app/listing/detail" badge={change.kind === 'new' && t('home:new')} onOpen={onOpen}>
      <span className={classes['text']}>
        {moved ? (
          <>
            <span className="visually-hidden">{t(`shell:notifications.${moved.kind}`)} </span>
            <s>{moved.from}</s>
            <ArrowRight size={16} className="mirrored" />
            <b>{moved.to}</b>
          </>
        ) : (
          t('changes:shared')
        )}
        {change.changedAt !== null && ` · ${format.ago(change.changedAt, now)}`}
      </span>
    </NewsRow>
  );
}

/** Each home's latest message from the agent: those with unread ones first, then the newest. */
function latestMessages(homes: readonly Home[], unread: ReadonlyMap<string, number>, buyerId: string) {
  return homes
    .flatMap((home) => {
      const reply = inOrder(home.replies).findLast(({ from }) => from !== buyerId);
      return reply ? [{ home, reply, count: unread.get(home.id) ?? 0 }] : [];
    })
    .toSorted((a, b) => Number(b.count > 0) - Number(a.count > 0) || compareInstants(b.reply.time, a.reply.time))
    .slice(0, shown.messages);
}

export function MessageList({ onOpen }: ListProps) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const now = useNow();
  const { userId } = useSignedIn();
  const homes = useKnownHomes();
  const { byHome } = useUnread();
  const messages = homes ? latestMessages(homes.items, byHome, userId) : [];
  return (
    <>
      {messages.length === 0 && <NoNews>{t('messages.none')}</NoNews>}
      <ul className={popover['list']}>
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

interface RowProps {
  home: Home;
  to: '/app/comments' | '/app/listing/detail';
  badge: string | false;
  children: ReactNode;
  onOpen: () => void;
}

function NewsRow({ home, to, badge, children, onOpen }: RowProps) {
  const { t } = useTranslation('home');
  return (
    <li>
      <Link to={to} search={{ id: home.id }} className={classes['row']} onClick={onOpen}>
        <span className={classes['photo']}>
          <Photo src={home.photo} alt="" />
        </span>
        <span className={classes['title']}>
          <span className="aligned strong" dir="auto">
            {addressLines(home.address ?? t('noAddress'))[0]}
          </span>
          {badge && <Badge tone="info">{badge}</Badge>}
        </span>
        {children}
      </Link>
    </li>
  );
}
