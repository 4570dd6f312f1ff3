import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { writeItem } from '#src/device/storage.ts';
import type { Change } from '#src/domain/changes.ts';
import { marketStatus } from '#src/domain/market-status.ts';
import { addressLines, type Property } from '#src/domain/property.ts';
import type { Agent } from '#src/domain/user.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { useNow } from '#src/ui/use-now.ts';
import classes from './changes-card.module.css';

interface Props {
  change: Change;
  home: Property;
  agent: Agent | null;
}

/** One change of one home; a reply opens its conversation, all else the home. */
export function ChangeRow({ change, home, agent }: Props) {
  const { t } = useTranslation(['dashboard', 'home']);
  const format = useFormat();
  const now = useNow();
  const [street] = addressLines(home.address ?? t('home:noAddress'));
  const status = (text: string) => {
    const known = marketStatus(text);
    return known ? t(`home:market.${known}`) : text;
  };
  const told: { text: string; value: ReactNode } = (() => {
    switch (change.kind) {
      case 'new':
        return { text: t('dashboard:changes.shared'), value: <Badge tone="new">{t('home:new')}</Badge> };
      case 'price':
        return {
          text: t(change.to < change.from ? 'dashboard:changes.lowered' : 'dashboard:changes.raised'),
          value: <Delta from={format.money(change.from)} to={format.money(change.to)} />,
        };
      case 'status':
        return {
          text: t('dashboard:changes.status'),
          value: <Delta from={status(change.from)} to={status(change.to)} />,
        };
      case 'reply':
        return {
          text: t('dashboard:changes.said', {
            name: agent?.firstName ?? t('dashboard:agent.title'),
            text: change.to,
          }),
          value: <Badge tone="info">{t('dashboard:changes.replies', { count: change.count })}</Badge>,
        };
    }
  })();
  // A record may be dated in the future, which says nothing.
  const { at } = change;
  const isPast = at !== null && at <= now + 60_000;
  const link = { className: classes['street'], children: <bdi>{street}</bdi> };
  return (
    <li className={classes['row']}>
      <span className={classes['thumb']} aria-hidden>
        <Photo src={home.photo} alt="" />
      </span>
      <div className={classes['what']}>
        {change.kind === 'reply' ? (
          <Link to="/app/comments" search={{ id: home.id }} {...link} />
        ) : (
          <Link
            to="/app/listing/detail"
            search={{ id: home.id }}
            onClick={() => writeItem('detail_id', home.id)}
            {...link}
          />
        )}
        <p className={`muted small ${change.kind === 'reply' ? classes['quote'] : ''}`}>
          <bdi>{told.text}</bdi>
          {isPast && <span className={classes['ago']}> · {format.ago(at, now)}</span>}
        </p>
      </div>
      <div className={classes['value']}>{told.value}</div>
    </li>
  );
}

function Delta({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <span className={classes['delta']}>
      <span className="visually-hidden">{t('changes.from')} </span>
      <s>{from}</s>
      <ArrowRight size={16} className="mirrored" aria-hidden />
      <span className="visually-hidden"> {t('changes.to')} </span>
      <b>{to}</b>
    </span>
  );
}
