import { useDocumentVisibility } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Placed } from '#src/domain/place-messages.ts';
import { excerpt } from '#src/domain/excerpt.ts';
import { addressLines, type Home } from '#src/domain/home.ts';
import type { User } from '#src/domain/user.ts';
import { CardBoundary } from '#src/ui/card-boundary.tsx';
import { mostPrinted, useIsPrinting } from '#src/ui/use-is-printing.ts';
import { useNow } from '#src/ui/use-now.ts';
import { MessageRow } from './message-row.tsx';
import classes from './message-log.module.css';
import type { Message } from './messages.ts';
import { nearEnd, useFollowEnd } from './use-follow-end.ts';
import { useStateWords } from './use-state-words.ts';
import { useTimeStops } from './use-time-stops.ts';

interface Props {
  home: Home;
  messages: readonly Placed<Message>[];
  me: User;
  /** How many of the server's newest messages stand below the line where reading stopped. */
  unread: number;
  /** Called with whether the newest message is in view on a visible page. */
  onWatch: (isWatching: boolean) => void;
}

/**
 * The messages, opened at the newest, or where reading stopped if that is further up. The log follows new messages only while the reader
 * is at its end; further up a button counts them. Only the rows in view are in the document, so a live region announces what is new.
 */
export function MessageLog({ home, messages, me, unread, onWatch }: Props) {
  const { t } = useTranslation(['chat', 'changes', 'common', 'home']);
  const now = useNow();
  const wordsFor = useStateWords();
  const scroller = useRef<HTMLDivElement>(null);
  // By default, the router carries the scroll position from one conversation over to the next.
  const scrollId = useId();
  const isPrinting = useIsPrinting();
  // oxlint-disable-next-line react/incompatible-library -- the compiler, which this is about, is not used
  const rows = useVirtualizer({
    count: messages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 80,
    overscan: isPrinting ? mostPrinted : 8,
    paddingStart: 24,
    paddingEnd: 16,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: nearEnd,
  });
  const firstUnread = unread > 0 ? messages.findLastIndex(({ state }) => state === 'sent') + 1 - unread : null;
  const { atEnd, onScroll } = useFollowEnd(rows, scroller, {
    startAt: firstUnread,
    writing: messages.at(-1)?.entry?.id,
  });

  const fromAgent = messages.filter(({ mine }) => !mine);
  const sent = messages.filter(({ mine, state }) => mine && state === 'sent');
  // How many there were at first: only later ones are announced.
  const [[sentBefore, receivedBefore]] = useState([sent.length, fromAgent.length] as const);
  const [seen, setSeen] = useState(fromAgent.length);
  if (atEnd && seen !== fromAgent.length) setSeen(fromAgent.length);
  const news = Math.max(0, fromAgent.length - seen);

  const isVisible = useDocumentVisibility() === 'visible';
  useEffect(() => onWatch(atEnd && isVisible), [atEnd, isVisible, onWatch]);

  const times = useTimeStops(messages, rows.scrollToIndex);
  const [address] = addressLines(home.address ?? t('chat:thisHome'));
  const agent = me.agent?.firstName ?? t('chat:agent');
  const failed = messages.filter(({ state }) => state === 'failed' || state === 'unclear');
  const outcome = (message: Message) =>
    t('common:labeled', { label: excerpt(message.text, 60), value: wordsFor(message) });
  const lineOf = (message: Message, index: number) => (
    // oxlint-disable-next-line react/no-array-index-key -- replies have no id, and of either side only ever more of them come
    <p key={index}>{message.mine ? outcome(message) : `${t('chat:speaker', { name: agent })} ${message.text}`}</p>
  );
  return (
    <div className={classes['frame']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows lead from time to time */}
      <div
        ref={scroller}
        data-scroll-restoration-id={scrollId}
        className={classes['log']}
        role="log"
        tabIndex={-1}
        aria-live="off"
        aria-label={t('chat:log', { address })}
        onScroll={onScroll}
        onKeyDown={times.onKeyDown}
      >
        {isPrinting && rows.getVirtualItems().length < messages.length && (
          <p className={classes['start']}>
            {t('chat:printed', { shown: rows.getVirtualItems().length, all: messages.length })}
          </p>
        )}
        {messages.length === 0 ? (
          <p className={classes['start']}>{me.agent ? t('chat:start', { name: agent }) : t('chat:startAlone')}</p>
        ) : (
          <div className={classes['rows']} style={{ blockSize: rows.getTotalSize() }}>
            {rows.getVirtualItems().map(({ key, index, start }) => {
              const message = messages[index];
              return (
                message && (
                  <div
                    key={key}
                    ref={rows.measureElement}
                    data-index={index}
                    className={classes['row']}
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    <CardBoundary within="row">
                      <MessageRow
                        message={message}
                        agent={agent}
                        // On paper no day is today: each has its date.
                        now={isPrinting ? null : now}
                        unread={index === firstUnread ? unread : 0}
                        stop={index === times.stop}
                        focus={index === times.reached}
                      />
                    </CardBoundary>
                  </div>
                )
              );
            })}
          </div>
        )}
      </div>
      {(news > 0 || !atEnd) && (
        <button
          type="button"
          className={classes[news > 0 ? 'news' : 'down']}
          aria-label={news > 0 ? undefined : t('chat:toNewest')}
          onClick={() => rows.scrollToEnd()}
        >
          <ArrowDown size={news > 0 ? 16 : 20} />
          {news > 0 && t('changes:replies', { count: news })}
        </button>
      )}
      {/* Only a line that is added is announced, so each message and each try has a line of its own, even if it says the same. */}
      <div role="status" aria-atomic={false} className="visually-hidden">
        {failed.map((message) => (
          <p key={message.entry?.id}>{outcome(message)}</p>
        ))}
        {sent.slice(sentBefore).map(lineOf)}
        {fromAgent.slice(receivedBefore).map(lineOf)}
      </div>
    </div>
  );
}
