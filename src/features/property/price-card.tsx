import { Ellipsis, GitCompareArrows, type LucideIcon, MessageSquare, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressLines } from '#src/domain/home.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { ActionIcon } from '#src/ui/action-icon.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { MenuActions } from '#src/ui/menu-actions.tsx';
import type { ActionsProps } from './action-bar.tsx';
import actionClasses from './actions.module.css';
import layout from './detail.module.css';
import classes from './home-detail.module.css';
import { Reaction } from './reaction.tsx';
import { StatusBadges } from './status-badges.tsx';
import { MainFacts } from './main-facts.tsx';
import { useMessageLink } from './use-message-link.tsx';

interface Props extends ActionsProps {
  verdict: ReactNode;
}

/** Price, address, verdict, the four main facts and the actions, which stand in the bar on a phone. */
export function PriceCard({ home, actions, more, onCompare, onShare, verdict }: Props) {
  const { t } = useTranslation(['detail', 'home', 'share']);
  const format = useHomeFormat();
  const message = useMessageLink(home);
  const [street, place] = addressLines(home.address ?? t('home:noAddress'));
  const opener = (Icon: LucideIcon, label: string, onClick: () => void) => (
    <Button
      variant="subtle"
      size="md"
      className={actionClasses['opener']}
      aria-haspopup="dialog"
      leftSection={<Icon size={20} />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <Card className={layout['priceCard']}>
      <div className={classes['priceGrid']}>
        <div>
          <div className={classes['price']}>
            <b>{format.price(home.price)}</b>
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
          {verdict}
          <MainFacts home={home} />
        </div>
        <div className={`${actionClasses['actions']} ${classes['wide']}`}>
          <Button renderRoot={message.renderRoot} size="md" fullWidth leftSection={<MessageSquare size={20} />}>
            {message.label}
          </Button>
          <Reaction home={home} actions={actions} />
          <div className={actionClasses['quiet']}>
            {opener(GitCompareArrows, t('home:actions.compare'), onCompare)}
            {opener(Share2, t('share:share'), onShare)}
            <Menu
              target={
                <ActionIcon variant="subtle" aria-label={t('detail:actions.more')}>
                  <Ellipsis size={20} />
                </ActionIcon>
              }
            >
              {(parts) => <MenuActions actions={more} {...parts} />}
            </Menu>
          </div>
        </div>
      </div>
    </Card>
  );
}
