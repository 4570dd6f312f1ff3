import { Link } from '@tanstack/react-router';
import { MessageSquare, Search } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnread } from '#src/api/use-unread.ts';
import { useMe } from '#src/api/use-me.ts';
import { useEntries } from '#src/api/use-writes.ts';
import type { Home } from '#src/domain/home.ts';
import { addressText, hasWords, searchWords } from '#src/domain/search-text.ts';
import { agentState } from '#src/domain/user.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/button.tsx';
import { CardBoundary } from '#src/ui/card-boundary.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { State } from '#src/ui/state.tsx';
import { useNow } from '#src/ui/use-now.ts';
import tabStyles from '#src/ui/tabs.module.css';
import classes from './conversation-list.module.css';
import { type ChatTab, ConversationRow } from './conversation-row.tsx';
import { recentFirst } from './last-message.ts';
import { NoAgent } from './no-agent.tsx';
import { useConversationWindow } from './use-conversation-window.ts';
import { useDrafts } from './use-draft.ts';

const tabs: readonly ChatTab[] = ['recent', 'all'];

interface Props {
  homes: readonly Home[];
  current: string | null;
  tab: ChatTab;
  onChosen?: () => void;
}

/** The homes with messages, the newest first, or all homes; either can be searched. */
export function ConversationList({ homes, current, tab, onChosen }: Props) {
  const { t } = useTranslation(['chat', 'common', 'home']);
  const format = useFormat();
  const now = useNow();
  const me = useMe();
  const { byHome } = useUnread();
  const entries = useEntries();
  const drafts = useDrafts(current);
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim());

  const unsent = useMemo(() => entries.filter(({ write }) => write.kind === 'reply'), [entries]);
  const recent = useMemo(() => recentFirst(homes, unsent), [homes, unsent]);
  const found = useMemo((): Record<ChatTab, readonly Home[]> => {
    const words = searchWords(wanted);
    const search = (all: readonly Home[]) =>
      words.length > 0 ? all.filter((home) => hasWords(addressText(home), words)) : all;
    return { recent: search(recent), all: search(homes) };
  }, [homes, recent, wanted]);
  const shown = found[tab];

  // A drawer begins at the open conversation, or at the top where it is not listed.
  const { scroller, rows, setFocused } = useConversationWindow({ found, tab, begin: onChosen ? current : null });
  const isElsewhere = tab === 'recent' && found.all.length > 0;
  const allTab = useRef<HTMLAnchorElement>(null);
  const linkTo = (name: ChatTab) =>
    ({
      to: '/app/comments',
      search: { ...(current !== null && { id: current }), ...(name === 'all' && { tab: name }) },
      replace: true,
    }) as const;
  return (
    <>
      <nav className={`${tabStyles['tabs']} ${classes['tabs']}`} aria-label={t('chat:tabs.label')}>
        {tabs.map((name) => (
          <Link
            key={name}
            ref={name === 'all' ? allTab : undefined}
            {...linkTo(name)}
            activeOptions={{ exact: true }}
            aria-current={name === tab ? 'page' : undefined}
          >
            {t(`chat:tabs.${name}`)} <span className={tabStyles['count']}>{format.number(found[name].length)}</span>
          </Link>
        ))}
      </nav>
      <div className={classes['search']}>
        <SearchField
          value={query}
          label={t('home:search')}
          placeholder={t('home:searchHint')}
          clearLabel={t('chat:clearSearch')}
          onChange={setQuery}
        />
      </div>
      <p role="status" className="visually-hidden">
        {wanted && t('common:labeled', { label: t(`chat:tabs.${tab}`), value: format.number(shown.length) })}
      </p>
      {current === null && agentState(me) !== 'linked' && (
        <p className={classes['agent']}>
          <NoAgent me={me} />
        </p>
      )}
      <div
        ref={scroller}
        // By default, the router carries the scroll position from one tab over to the other.
        data-scroll-restoration-id={`${onChosen ? 'drawer' : 'list'}-${tab}`}
        className={classes['rows']}
      >
        {shown.length === 0 ? (
          <State
            icon={wanted ? Search : MessageSquare}
            title={t('common:noData')}
            text={t(
              `chat:${wanted ? (isElsewhere ? 'noConversation' : 'noMatch') : homes.length === 0 ? 'noHomes' : 'empty'}`,
              { query: wanted },
            )}
          >
            {isElsewhere && (
              <Button
                variant="light"
                renderRoot={(props) => <Link {...linkTo('all')} {...props} />}
                onClick={() => allTab.current?.focus()}
              >
                {t('chat:tabs.all')}
              </Button>
            )}
          </State>
        ) : (
          <ul aria-label={t('chat:tabs.label')} style={{ blockSize: rows.getTotalSize() }}>
            {rows.getVirtualItems().map(({ key, index, start }) => {
              const home = shown[index];
              return (
                home && (
                  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- follows the focus of its link
                  <li
                    key={key}
                    ref={rows.measureElement}
                    data-index={index}
                    onFocus={() => setFocused(home.id)}
                    aria-setsize={shown.length}
                    aria-posinset={index + 1}
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    <CardBoundary within="row">
                      <ConversationRow
                        home={home}
                        entries={entries}
                        me={me}
                        unread={byHome.get(home.id) ?? 0}
                        draft={home.id === current ? '' : (drafts.get(home.id) ?? '')}
                        tab={tab}
                        current={home.id === current}
                        now={now}
                        onChosen={onChosen}
                      />
                    </CardBoundary>
                  </li>
                )
              );
            })}
          </ul>
        )}
      </div>
    </>
  );
}
