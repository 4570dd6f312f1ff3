import { Link } from '@tanstack/react-router';
import { Bath, BedDouble, Calendar, CalendarCheck, ExternalLink, Heart, Ruler, Trees } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { marketOf } from '#src/domain/market-status.ts';
import { addressLines, isNew, type Home } from '#src/domain/home.ts';
import { scoreBand } from '#src/domain/question.ts';
import { useMarketText } from '#src/i18n/market-text.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { ScoreBadge } from '#src/ui/score-badge.tsx';
import { useNow } from '#src/ui/use-now.ts';
import classes from './home-card.module.css';

const shownScores = ['overall', 'location', 'price'] as const;
const shownFacts = [
  { fact: 'beds', icon: BedDouble },
  { fact: 'baths', icon: Bath },
  { fact: 'sqft', icon: Ruler },
  { fact: 'acres', icon: Trees },
] as const;

interface Props {
  home: Home;
  /** Fetches the photo at once. */
  eager?: boolean;
  /** Likes the home, or takes the like back. */
  onLike: () => void;
}

/** One home as the dashboard shows it. */
export function HomeCard({ home, eager = false, onLike }: Props) {
  const { t } = useTranslation(['home', 'common']);
  const format = useFormat();
  const now = useNow();
  const address = home.address ?? t('home:noAddress');
  const [street, place] = addressLines(address);
  const marketText = useMarketText();
  const market = home.marketStatus && marketOf(home.marketStatus);
  const Tour = home.question.tour ? CalendarCheck : Calendar;
  return (
    <Card bare className={classes['card']}>
      <div className={classes['picture']}>
        <Photo src={home.photo} alt={t('home:photo', { address })} eager={eager} />
        <div className={classes['chips']}>
          {isNew(home, now) && <Badge tone="info">{t('home:new')}</Badge>}
          {market && market.status !== 'active' && <Badge tone="photo">{marketText(market)}</Badge>}
        </div>
        <button
          type="button"
          className={classes['heart']}
          aria-pressed={home.propStatus === 'liked'}
          aria-label={t('common:labeled', { label: t('home:actions.like'), value: address })}
          onClick={onLike}
        >
          <Heart size={20} aria-hidden />
        </button>
      </div>
      <div className={classes['body']}>
        <div>
          <div className={classes['line']}>
            <b className={classes['price']}>
              {home.price === null ? t('common:notAvailable') : format.money(home.price)}
            </b>
            {home.mls && <span className="muted small">{t('home:mls', { id: home.mls })}</span>}
          </div>
          <h3 className={classes['address']}>
            <bdi>
              {street}
              {place && <span className="muted">, {place}</span>}
            </bdi>
          </h3>
        </div>
        <ul className={classes['facts']}>
          {shownFacts.map(({ fact, icon: Icon }) => (
            <li key={fact}>
              <Icon size={16} aria-hidden />
              {home[fact] === null ? t('common:notAvailable') : t(`home:${fact}`, { count: home[fact] })}
            </li>
          ))}
        </ul>
        <ul className={classes['scores']}>
          {shownScores.map((name) => {
            const score = home.question.scores[name];
            const criterion = t(`home:criteria.${name}`);
            return (
              <li key={name}>
                <ScoreBadge
                  score={score}
                  band={scoreBand(score)}
                  label={score === null ? t('home:notScored', { criterion }) : t('home:score', { criterion, score })}
                />
                <span aria-hidden>{criterion}</span>
              </li>
            );
          })}
        </ul>
        <div className={classes['foot']}>
          <span className={classes['tour']} data-none={home.question.tour ? undefined : true}>
            <Tour size={16} aria-hidden />
            {t(home.question.tour ? 'home:tour.requested' : 'home:tour.none')}
          </span>
          {home.link && (
            <a
              className={classes['external']}
              href={home.link}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('home:external', { address })}
            >
              <ExternalLink size={16} aria-hidden />
            </a>
          )}
          <Link
            to="/app/listing/detail"
            search={{ id: home.id }}
            className={`link ${classes['details']}`}
            aria-label={t('common:labeled', { label: t('home:viewDetails'), value: address })}
          >
            {t('home:viewDetails')}
          </Link>
        </div>
      </div>
    </Card>
  );
}
