import { Ellipsis, GitCompareArrows, type LucideIcon, MessageSquare, MessageSquareReply, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressLines, daysOnMarket, type Home, isNew } from '#src/domain/home.ts';
import { marketTone } from '#src/domain/market-status.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { ActionIcon } from '#src/ui/action-icon.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { MenuActions } from '#src/ui/menu-actions.tsx';
import { useNow } from '#src/ui/use-now.ts';
import type { ActionsProps } from './action-bar.tsx';
import actionClasses from './actions.module.css';
import layout from './detail.module.css';
import classes from './home-detail.module.css';
import { Reaction } from './reaction.tsx';
import { useMessageLink } from './use-message-link.tsx';

interface Props extends ActionsProps {
  verdict: ReactNode;
}

/** Price, address, verdict, the four main facts and the actions, which stand in the bar on a phone. */
export function PriceCard({ home, actions, more, onCompare, onShare, verdict }: Props) {
  const { t } = useTranslation(['detail', 'home', 'share']);
  const format = useHomeFormat();
  const message = useMessageLink(home);
  const now = useNow();
  const [street, place] = addressLines(home.address ?? t('home:noAddress'));
  const market = home.marketStatus;
  const opener = (Icon: LucideIcon, label: string, onClick: () => void) => (
    <Button
      variant="subtle"
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
            <span className={classes['badges']}>
              {home.propStatus === 'hidden' && <Badge>{t('home:status.hidden')}</Badge>}
              {isNew(home, now) && <Badge tone="info">{t('home:new')}</Badge>}
              {market && <Badge tone={marketTone(market)}>{format.market(market)}</Badge>}
            </span>
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
          {message.quote && (
            <p className={actionClasses['quote']}>
              <MessageSquareReply size={16} />
              <span className="clamped" title={message.quote}>
                {message.quote}
              </span>
            </p>
          )}
          <Button renderRoot={message.renderRoot} fullWidth leftSection={<MessageSquare size={20} />}>
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

function MainFacts({ home }: { home: Home }) {
  const { t } = useTranslation(['detail', 'common', 'home']);
  const format = useHomeFormat();
  const facts = [
    { name: t('home:facts.beds'), value: home.beds },
    { name: t('detail:facts.baths'), value: home.baths },
    { name: t('detail:facts.sqft'), value: home.sqft },
    { name: t('detail:facts.days'), title: t('home:facts.days'), value: daysOnMarket(home, useNow()) },
  ];
  return (
    <dl className={classes['mainFacts']}>
      {facts.map(({ name, title, value }) => (
        <div key={name}>
          <dt className="caption" title={title}>
            {name}
          </dt>
          <dd>{value === null ? t('common:notAvailable') : format.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
