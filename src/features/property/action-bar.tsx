import { EllipsisVertical, GitCompareArrows, Share2, Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeActions } from '#src/domain/home-actions.ts';
import type { Home } from '#src/domain/home.ts';
import { ActionIcon } from '#src/ui/action-icon.tsx';
import { type Action, ActionList } from '#src/ui/action-list.tsx';
import { Button } from '#src/ui/button.tsx';
import { Layer } from '#src/ui/layer.tsx';
import classes from './actions.module.css';
import { MessageIcon } from './message-icon.tsx';
import { Reaction } from './reaction.tsx';

export interface ActionsProps {
  home: Home;
  actions: HomeActions;
  more: readonly Action[];
  onCompare: () => void;
  onShare: () => void;
}

interface Props extends ActionsProps {
  onOpenViewing: () => void;
}

export function ActionBar({ home, actions, more, onCompare, onShare, onOpenViewing }: Props) {
  const { t } = useTranslation(['detail', 'home', 'share']);
  const [open, setOpen] = useState(false);
  return (
    <div className={classes['bar']}>
      <Button leftSection={<Star size={16} />} aria-label={t('detail:actions.score')} onClick={onOpenViewing}>
        {t('home:actions.score')}
      </Button>
      <Reaction home={home} actions={actions} compact />
      <MessageIcon home={home} variant="default" />
      <ActionIcon
        variant="default"
        aria-haspopup="dialog"
        aria-label={t('detail:actions.more')}
        onClick={() => setOpen(true)}
      >
        <EllipsisVertical size={20} />
      </ActionIcon>
      {open && (
        <Layer kind="sheet" onClose={() => setOpen(false)} title={t('detail:actions.more')}>
          <ActionList
            actions={[
              { icon: GitCompareArrows, label: t('home:actions.compare'), run: onCompare },
              { icon: Share2, label: t('share:share'), run: onShare },
              ...more,
            ]}
          />
        </Layer>
      )}
    </div>
  );
}
