import { Link } from '@tanstack/react-router';
import { MessageSquare, SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePolledHomes } from '#src/api/use-polled-homes.ts';
import { homeIn } from '#src/api/homes.ts';
import { useHomes } from '#src/api/use-homes.ts';
import type { Home } from '#src/domain/home.ts';
import { Button } from '#src/ui/button.tsx';
import { Layer } from '#src/ui/layer.tsx';
import { AfterPaint } from '#src/ui/after-paint.tsx';
import { State } from '#src/ui/state.tsx';
import { wideFrom } from '#src/ui/wide.ts';
import classes from './chat.module.css';
import type { Composed } from './composer.tsx';
import { ConversationSkeleton } from './chat-skeleton.tsx';
import { Conversation } from './conversation.tsx';
import { ConversationList } from './conversation-list.tsx';
import type { ChatTab } from './conversation-row.tsx';
import { useVisibleHeight } from './use-visible-height.ts';

interface Props extends Composed {
  /** The home whose conversation is open, or null for none. */
  id: string | null;
  tab: ChatTab;
  verdict: (home: Home) => ReactNode;
}

/** The conversations, one for each home: the list beside the open one, on small screens in a drawer over it. */
export function Chat({ id, tab, verdict, ...composed }: Props) {
  const { t } = useTranslation(['chat', 'common', 'shell']);
  const homes = useHomes();
  usePolledHomes();
  useVisibleHeight();
  // The drawer belongs to the conversation that it was opened over, so any change of conversation closes it.
  const [listOver, setListOver] = useState<string | null>(null);
  const listOpen = id !== null && listOver === id;
  const closeList = () => setListOver(null);
  const home = id === null ? undefined : homeIn(homes, id);
  const isBeside = matchMedia(wideFrom).matches;
  return (
    <div className={classes['chat']} data-edge-to-edge data-open={id !== null || undefined}>
      <h1 tabIndex={-1} className={classes['title']}>
        {t('shell:titles.comments')}
      </h1>
      {/* On a small screen an open conversation hides the heading. */}
      <AfterPaint below={id === null || isBeside ? 'heading' : 'nothing'}>
        <div className={classes['list']}>
          <ConversationList homes={homes.items} current={id} tab={tab} />
        </div>
        <div className={classes['beside']}>
          {home ? (
            <AfterPaint below={isBeside ? 'cards' : 'nothing'} placeholder={<ConversationSkeleton />}>
              <Conversation
                key={home.id}
                home={home}
                verdict={verdict(home)}
                {...composed}
                onOpenList={() => setListOver(id)}
                listOpen={listOpen}
              />
            </AfterPaint>
          ) : (
            <div className={classes['nothing']}>
              {id === null ? (
                homes.items.length > 0 && <State icon={MessageSquare} title={t('chat:choose')} />
              ) : (
                <State icon={SearchX} title={t('common:noData')} text={t('chat:unknownHome')}>
                  <Button renderRoot={(props) => <Link to="/app/comments" {...props} />} variant="light">
                    {t('shell:titles.comments')}
                  </Button>
                </State>
              )}
            </div>
          )}
        </div>
      </AfterPaint>
      {listOpen && (
        <Layer
          onClose={closeList}
          kind="start"
          flush
          title={t('shell:titles.comments')}
          closeLabel={t('chat:closeList')}
          className={classes['drawer']}
        >
          <ConversationList homes={homes.items} current={id} tab={tab} onChosen={closeList} />
        </Layer>
      )}
    </div>
  );
}
