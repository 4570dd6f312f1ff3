import { Link } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressLines, type Home } from '#src/domain/home.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import actionClasses from './actions.module.css';
import classes from './detail.module.css';
import { HomeActionsPanel } from './home-actions-panel.tsx';
import { StatusBadges } from './status-badges.tsx';
import { Summary } from './summary.tsx';
import type { HomeActions } from './use-home-actions.ts';

interface Props {
  home: Home;
  agentName: string | null;
  actions: HomeActions;
  onCompare: () => void;
}

/** Price, address and the four facts that are asked first, and what can be done; on a phone the bar has the actions. */
export function PriceCard({ home, agentName, actions, onCompare }: Props) {
  const { t } = useTranslation(['detail', 'home', 'common']);
  const format = useFormat();
  const [street, place] = addressLines(home.address ?? t('home:noAddress'));
  return (
    <Card className={classes['priceCard']}>
      <div className={classes['price']}>
        <b>{home.price === null ? t('common:notAvailable') : format.money(home.price)}</b>
        <StatusBadges home={home} />
      </div>
      <h1 tabIndex={-1} className={classes['address']}>
        <bdi>{street}</bdi>
        {place && (
          <span>
            <bdi>{place}</bdi>
          </span>
        )}
      </h1>
      <Summary home={home} />
      <div className={`${actionClasses['actions']} ${classes['wide']}`}>
        <Button
          renderRoot={(props) => <Link {...props} to="/app/comments" search={{ id: home.id }} />}
          size="md"
          fullWidth
          leftSection={<MessageSquare size={20} aria-hidden />}
        >
          {agentName ? t('detail:actions.message', { name: agentName }) : t('detail:actions.messageAgent')}
        </Button>
        <HomeActionsPanel home={home} actions={actions} onCompare={onCompare} />
      </div>
    </Card>
  );
}
