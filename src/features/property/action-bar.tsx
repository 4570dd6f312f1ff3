import { Link } from '@tanstack/react-router';
import { EllipsisVertical, Heart, MessageSquare, Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { ActionIcon } from '#src/ui/action-icon.tsx';
import { Button } from '#src/ui/button.tsx';
import { Layer } from '#src/ui/layer.tsx';
import classes from './actions.module.css';
import { HomeActionsPanel } from './home-actions-panel.tsx';
import type { HomeActions } from './use-home-actions.ts';

interface Props {
  home: Home;
  agentName: string | null;
  actions: HomeActions;
  onCompare: () => void;
  onScore: () => void;
}

/** The actions of a phone, in reach of the thumb. */
export function ActionBar({ home, agentName, actions, onCompare, onScore }: Props) {
  const { t } = useTranslation(['detail', 'home', 'common']);
  const [more, setMore] = useState(false);
  const liked = home.propStatus === 'liked';
  return (
    <div className={classes['bar']}>
      <Button size="md" leftSection={<Star size={16} aria-hidden />} onClick={onScore}>
        {t('detail:actions.score')}
      </Button>
      <ActionIcon
        variant="default"
        size={44}
        aria-pressed={liked}
        aria-label={t('home:actions.like')}
        onClick={() => actions.react('liked')}
      >
        <Heart size={20} aria-hidden fill={liked ? 'currentColor' : 'none'} />
      </ActionIcon>
      <ActionIcon
        renderRoot={(props) => <Link {...props} to="/app/comments" search={{ id: home.id }} />}
        variant="default"
        size={44}
        aria-label={agentName ? t('detail:actions.message', { name: agentName }) : t('detail:actions.messageAgent')}
      >
        <MessageSquare size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={44}
        aria-haspopup="dialog"
        aria-label={t('detail:actions.more')}
        onClick={() => setMore(true)}
      >
        <EllipsisVertical size={20} aria-hidden />
      </ActionIcon>
      <Layer
        kind="sheet"
        open={more}
        onClose={() => setMore(false)}
        title={t('detail:actions.more')}
        closeLabel={t('common:actions.close')}
      >
        <div className={classes['sheet']}>
          <HomeActionsPanel home={home} actions={actions} onCompare={onCompare} />
        </div>
      </Layer>
    </div>
  );
}
