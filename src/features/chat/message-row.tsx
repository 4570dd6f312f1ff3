import { Fragment, memo, type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrites } from '#src/api/use-writes.ts';
import { nearDay } from '#src/domain/dates.ts';
import { excerpt } from '#src/domain/excerpt.ts';
import { linkParts } from '#src/domain/link-parts.ts';
import type { Placed } from '#src/domain/place-messages.ts';
import { useFormat } from '#src/i18n/format.ts';
import { isFirstClick } from '#src/ui/is-first-click.ts';
import { newTab } from '#src/ui/new-tab.ts';
import { showToast } from '#src/ui/toast.ts';
import { useOnline } from '#src/ui/use-online.ts';
import classes from './message-row.module.css';
import type { Message } from './messages.ts';
import { stateIcons, useStateWords } from './use-state-words.ts';

interface Props {
  message: Placed<Message>;
  agent: string;
  /** Null on paper. */
  now: number | null;
  /** How many unread messages begin with this one; 0 for none. */
  unread: number;
  /** Its time is the list's one tab stop. */
  stop: boolean;
  /** The arrows have led to its time, which takes the focus. */
  focus: boolean;
}

/** One message, below the line of the unread ones and the name of its day where these begin. */
export const MessageRow = memo(function MessageRow({ message, agent, now, unread, stop, focus }: Props) {
  const { t } = useTranslation(['chat', 'changes', 'common']);
  const format = useFormat();
  const writes = useWrites();
  const wordsFor = useStateWords();
  const isOnline = useOnline();
  const { mine, text, time, day, closes, state, entry } = message;
  const Icon = stateIcons[state];
  const timeElement = useRef<HTMLTimeElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    // Unless the person has gone on, to the composer for example, and only the row is rendered again.
    if (focus && (focused === document.body || focused?.closest('[role=log]')))
      timeElement.current?.focus({ preventScroll: true });
  }, [focus]);
  const dayName = (instant: number) => {
    const near = now !== null && nearDay(instant, now);
    return near ? t(`chat:${near}`) : format.day(instant, now);
  };
  const settled = state === 'sent';
  const named = { text: excerpt(text, 60) };
  /** For a button that disappears when it is pressed. */
  const focusLog = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const log = currentTarget.closest<HTMLElement>('[role=log]');
    log?.focus();
    return log;
  };
  const discard = async ({ id, lane, write }: NonNullable<Message['entry']>, log: HTMLElement | null) => {
    if (!(await writes.discard([id]))) return;
    const undo = () => {
      log?.focus();
      // With its counts: a message that may have arrived is not sent again without asking.
      void writes.add(lane, write);
    };
    void showToast({ message: t('chat:state.discarded'), action: { label: t('common:actions.undo'), run: undo } });
  };
  return (
    <>
      {unread > 0 && <p className={classes['news']}>{t('changes:replies', { count: unread })}</p>}
      {day !== null && <p className={classes['day']}>{dayName(day)}</p>}
      <div
        className={classes['message']}
        data-mine={mine || undefined}
        data-state={state}
        data-closes={closes || undefined}
      >
        <p className={classes['bubble']} dir="auto">
          {linkParts(text).map(({ text: part, href }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the parts of one text keep their order
            <Fragment key={index}>
              {href ? (
                <a href={href} {...newTab}>
                  {part}
                </a>
              ) : (
                part
              )}
            </Fragment>
          ))}
        </p>
        {closes && (
          <p className={classes['meta']}>
            {mine ? (
              <span className={classes['state']}>
                <Icon size={16} />
                {wordsFor(message)}
              </span>
            ) : (
              <bdi>{agent}</bdi>
            )}
            {settled && time !== null && (
              <>
                <span aria-hidden>·</span>
                <time
                  ref={timeElement}
                  dateTime={new Date(time).toISOString()}
                  title={format.dateTime(time)}
                  tabIndex={stop ? 0 : -1}
                  className={classes['time']}
                >
                  {now === null ? format.dateTime(time) : format.ago(time, now)}
                </time>
              </>
            )}
            {entry && !settled && state !== 'sending' && (
              <>
                {(isOnline || state !== 'kept') && (
                  <button
                    type="button"
                    aria-label={t(state === 'unclear' ? 'chat:state.sendAgainThis' : 'chat:state.tryAgainThis', named)}
                    onClick={(event) => {
                      focusLog(event);
                      void writes.retry([entry.id]);
                    }}
                  >
                    {t(state === 'unclear' ? 'chat:state.sendAgain' : 'common:actions.tryAgain')}
                  </button>
                )}
                <button
                  type="button"
                  aria-label={t('chat:state.discardThis', named)}
                  onClick={(event) => isFirstClick(event) && void discard(entry, focusLog(event))}
                >
                  {t('chat:state.discard')}
                </button>
              </>
            )}
          </p>
        )}
      </div>
    </>
  );
});
