import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Placed } from '#src/domain/conversation.ts';
import { addressLines, type Home } from '#src/domain/home.ts';
import type { User } from '#src/domain/user.ts';
import { useNow } from '#src/ui/use-now.ts';
import { MessageRow } from './message-row.tsx';
import classes from './message-log.module.css';
import type { Message } from './messages.ts';

interface Props {
  home: Home;
  messages: readonly Placed<Message>[];
  me: User;
  /** The newest message is on the screen, and somebody is there. */
  onRead: () => void;
}

/** How far from the end, in pixels, still counts as being there. */
const nearEnd = 64;

/**
 * What was said, opening at the newest. It follows new messages only while the reader is at the end; who reads further up is told of
 * them instead. Only the rows in sight are in the document, so a live region of its own says what is new.
 */
export function MessageLog({ home, messages, me, onRead }: Props) {
  const { t } = useTranslation(['chat', 'home']);
  const now = useNow();
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the compiler, which this is about, is not used
  const rows = useVirtualizer({
    count: messages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 80,
    overscan: 8,
    paddingStart: 24,
    paddingEnd: 16,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: nearEnd,
  });
  const toEnd = () => rows.scrollToEnd();
  // At the end the reader stays there, also where a row or the box to write in grows: neither is a scroll.
  const following = useRef(true);
  const size = rows.getTotalSize();
  useLayoutEffect(() => {
    if (following.current) rows.scrollToEnd();
  }, [rows, size]);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (following.current) rows.scrollToEnd();
    });
    if (scroller.current) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [rows]);

  const [atEnd, setAtEnd] = useState(true);
  const fromAgent = messages.filter(({ mine }) => !mine);
  const [opened] = useState(fromAgent.length);
  const [seen, setSeen] = useState(fromAgent.length);
  if (atEnd && seen !== fromAgent.length) setSeen(fromAgent.length);
  const news = Math.max(0, fromAgent.length - seen);

  useEffect(() => {
    if (!atEnd) return;
    const read = () => {
      if (document.visibilityState === 'visible') onRead();
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [atEnd, onRead]);

  // Who writes wants to see it, wherever they were reading.
  const writing = messages.at(-1)?.entry?.id;
  useEffect(() => {
    if (writing) rows.scrollToEnd();
  }, [writing, rows]);

  // One time is in the tab order, the arrows lead to the others: 2,000 stops would keep the keyboard from the composer.
  const [reached, setReached] = useState<number | null>(null);
  const lastDated = messages.findLastIndex(({ closes, time }) => closes && time !== null);
  const stop = reached !== null && messages[reached] ? reached : lastDated;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0 || !(event.target instanceof HTMLTimeElement)) return;
    let next = stop + step;
    while (messages[next] && !(messages[next]?.closes && messages[next]?.time !== null)) next += step;
    if (!messages[next]) return;
    event.preventDefault();
    setReached(next);
    rows.scrollToIndex(next);
  };

  const address = home.address ? addressLines(home.address)[0] : t('home:noAddress');
  const agent = me.agent?.firstName ?? t('chat:agent');
  const failed = messages.findLast(({ state }) => state === 'failed');
  const newest = fromAgent.length > opened ? fromAgent.at(-1) : undefined;
  return (
    <div className={classes['frame']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows lead from time to time */}
      <div
        ref={scroller}
        className={classes['log']}
        role="log"
        aria-live="off"
        aria-label={t('chat:log', { address })}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          following.current = scrollHeight - scrollTop - clientHeight <= nearEnd;
          setAtEnd(following.current);
        }}
        onKeyDown={onKeyDown}
      >
        {messages.length === 0 ? (
          <p className={classes['start']}>{me.agent ? t('chat:start', { name: agent }) : t('chat:startAlone')}</p>
        ) : (
          <div className={classes['rows']} style={{ blockSize: size }}>
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
                    <MessageRow
                      message={message}
                      agent={agent}
                      now={now}
                      stop={index === stop}
                      focus={index === reached}
                    />
                  </div>
                )
              );
            })}
          </div>
        )}
      </div>
      {news > 0 && (
        <button type="button" className={classes['news']} onClick={toEnd}>
          <ArrowDown size={16} aria-hidden />
          {t('chat:news', { count: news })}
        </button>
      )}
      {news === 0 && !atEnd && (
        <button type="button" className={classes['down']} aria-label={t('chat:toNewest')} onClick={toEnd}>
          <ArrowDown size={20} aria-hidden />
        </button>
      )}
      <p role="status" className="visually-hidden">
        {failed
          ? failed.entry?.reason
            ? t('chat:state.failedBecause', { reason: failed.entry.reason })
            : t('chat:state.failed')
          : newest && `${t('chat:speaker', { name: agent })} ${newest.text}`}
      </p>
    </div>
  );
}
