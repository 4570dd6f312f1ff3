import { Link } from '@tanstack/react-router';
import { Bath, BedDouble, Calendar, CalendarCheck, ExternalLink, Ruler, Trees } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lastHome } from '#src/device/last-home.ts';
import { addressLines, isNew, type Home } from '#src/domain/home.ts';
import { unusualMarket } from '#src/domain/market-status.ts';
import { scoreBand } from '#src/domain/question.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { newTab } from '#src/ui/new-tab.ts';
import { Photo } from '#src/ui/photo.tsx';
import { ScoreBadge } from '#src/ui/score-badge.tsx';
import { useNow } from '#src/ui/use-now.ts';
import dashboard from './dashboard.module.css';
import { HeartButton } from './heart-button.tsx';
import classes from './recent-home.module.css';

const shownScores = ['overall', 'location', 'price'] as const;
const shownFacts = [
  { fact: 'beds', icon: BedDouble },
  { fact: 'baths', icon: Bath },
  { fact: 'sqft', icon: Ruler },
  { fact: 'acres', icon: Trees },
] as const;

interface Props {
  home: Home;
  verdict: ReactNode;
  eager: boolean;
  onLike: (home: Home) => void;
}

export function RecentHome({ home, verdict, eager, onLike }: Props) {
  const { t } = useTranslation(['home', 'common']);
  const format = useHomeFormat();
  const now = useNow();
  const address = home.address ?? t('home:noAddress');
  const [street, place] = addressLines(address);
  const market = unusualMarket(home);
  const Tour = home.question.tour ? CalendarCheck : Calendar;
  return (
    <Card bare className={dashboard['homeCard']}>
      <div className={classes['picture']}>
        <Photo src={home.photo} alt={t('home:photo', { address })} eager={eager} />
        <div className={classes['chips']}>
          {isNew(home, now) && <Badge tone="info">{t('home:new')}</Badge>}
          {market && <Badge tone="photo">{format.market(market)}</Badge>}
        </div>
        <HeartButton
          home={home}
          label={t('common:labeled', { label: t('home:actions.like'), value: address })}
          onLike={onLike}
        />
      </div>
      <div className={classes['body']}>
        <div>
          <p className={dashboard['price']}>{format.price(home.price)}</p>
          <h3 className={classes['address']}>
            <bdi>{street}</bdi>
          </h3>
          <p className={classes['place']}>
            {place && (
              <span className={classes['part']}>
                <bdi>{place}</bdi>
              </span>
            )}
            {home.mls && <span className={classes['mls']}>{t('home:mls', { id: home.mls })}</span>}
          </p>
        </div>
        {verdict}
        <ul className={classes['facts']}>
          {shownFacts.map(({ fact, icon: Icon }) => (
            <li key={fact}>
              <Icon size={16} />
              <Fact fact={fact} value={home[fact]} />
            </li>
          ))}
        </ul>
        <ul className={classes['scores']}>
          {shownScores.map((name) => {
            const score = home.question.scores[name];
            return (
              <li key={name}>
                <ScoreBadge score={score} band={scoreBand(score)} label={format.scoreLabel(name, score)} />
                <span aria-hidden>{t(`home:criteria.${name}`)}</span>
              </li>
            );
          })}
        </ul>
        <div className={classes['foot']}>
          <span className={classes['tour']} data-none={!home.question.tour || undefined}>
            <Tour size={16} />
            {t(home.question.tour ? 'home:tour.requested' : 'home:tour.none')}
          </span>
          {home.link && (
            <a
              className={`off-paper ${classes['external']}`}
              href={home.link}
              {...newTab}
              aria-label={t('home:external', { address })}
            >
              <ExternalLink size={16} />
            </a>
          )}
          <Link
            to="/app/listing/detail"
            search={{ id: home.id }}
            onClick={() => lastHome.set(home.id)}
            className={`link off-paper ${dashboard['homeLink']} ${classes['details']}`}
            aria-label={t('common:labeled', { label: t('home:viewDetails'), value: address })}
          >
            {t('home:viewDetails')}
          </Link>
        </div>
      </div>
    </Card>
  );
}

/** Beside its icon a number of rooms needs no unit for the eye. The units are abbreviations, so a screen reader reads the label. */
function Fact({ fact, value }: { fact: (typeof shownFacts)[number]['fact']; value: number | null }) {
  const { t } = useTranslation(['home', 'common']);
  const format = useFormat();
  if (value === null) return t('common:notAvailable');
  if (fact === 'sqft' || fact === 'acres') return t(`home:${fact}`, { count: value });
  const rooms = format.number(value);
  return (
    <>
      <span aria-hidden>{rooms}</span>
      <span className="visually-hidden">{t('common:labeled', { label: t(`home:facts.${fact}`), value: rooms })}</span>
    </>
  );
}
