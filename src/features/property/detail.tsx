import { Link } from '@tanstack/react-router';
import { ChevronLeft, ExternalLink, HousePlug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { propertyIn } from '#src/api/property.ts';
import { useHomes } from '#src/api/writes.ts';
import { marketStatus } from '#src/domain/market-status.ts';
import { daysOnMarket, type Property } from '#src/domain/property.ts';
import { criteria, scoreBand } from '#src/domain/question.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { ScoreBadge } from '#src/ui/score-badge.tsx';
import { State } from '#src/ui/state.tsx';
import { useNow } from '#src/ui/use-now.ts';
import classes from './detail.module.css';

export function Detail({ id }: { id: string }) {
  const { t } = useTranslation('detail');
  const homes = useHomes();
  const home = propertyIn(homes, id);
  if (home) return <HomeDetail home={home} />;
  return (
    <State
      level={1}
      icon={HousePlug}
      title={t('gone.title')}
      text={t('gone.text')}
      action={
        <Button component={Link} to="/app/listing" variant="light">
          {t('gone.action')}
        </Button>
      }
    />
  );
}

function HomeDetail({ home }: { home: Property }) {
  const { t } = useTranslation(['detail', 'home', 'common']);
  const format = useFormat();
  const none = t('common:notAvailable');
  const address = home.address ?? t('home:noAddress');
  const days = daysOnMarket(home, useNow());
  const status = marketStatus(home.marketStatus);
  const number = (value: number | null) => (value === null ? none : format.number(value));
  const summary = [
    ['beds', number(home.beds)],
    ['baths', number(home.baths)],
    ['sqft', number(home.sqft)],
    ['days', number(days)],
  ] as const;
  const facts = [
    ['built', home.built ?? none],
    ['lot', home.acres === null ? none : t('detail:facts.acres', { count: home.acres })],
    ['parking', home.parking ?? none],
    ['tax', home.tax === null ? none : format.money(Math.trunc(home.tax))],
    ['stories', number(home.stories)],
    ['hoa', home.hoa === null ? none : format.money(home.hoa)],
    ['school', home.schoolDistrict ?? none],
    ['mls', home.mls ?? none],
  ] as const;
  return (
    <>
      <Link to="/app/listing" className={classes['back']}>
        <ChevronLeft size={16} aria-hidden className="mirrored" />
        {t('detail:back')}
      </Link>
      <div className={classes['detail']}>
        <div className={classes['column']}>
          <div className={classes['photo']}>
            <Photo src={home.photo} alt={t('home:photo', { address })} eager />
          </div>
          <Card title={t('detail:facts.title')}>
            <dl className={classes['facts']}>
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{t(`detail:facts.${name}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Card>
          <Card title={t('detail:scores.title')}>
            <ul className={classes['scores']}>
              {criteria.map((name) => {
                const score = home.question.scores[name];
                const criterion = t(`home:criteria.${name}`);
                return (
                  <li key={name}>
                    <span aria-hidden>{criterion}</span>
                    <ScoreBadge
                      score={score}
                      band={scoreBand(score)}
                      label={
                        score === null ? t('home:notScored', { criterion }) : t('home:score', { criterion, score })
                      }
                    />
                  </li>
                );
              })}
            </ul>
            <h3>{t('detail:scores.comments')}</h3>
            <p className={classes['comments']}>{home.question.comments ?? t('detail:scores.noComments')}</p>
          </Card>
        </div>
        <div className={classes['column']}>
          <Card>
            <div className={classes['price']}>
              <b>{home.price === null ? none : format.money(home.price)}</b>
              {home.marketStatus && (
                <Badge tone={status === 'active' ? 'ok' : 'warn'}>
                  {status ? t(`home:market.${status}`) : home.marketStatus}
                </Badge>
              )}
            </div>
            <h1 tabIndex={-1} className={classes['address']}>
              {address}
            </h1>
            <dl className={classes['summary']}>
              {summary.map(([name, value]) => (
                <div key={name}>
                  <dt>{t(`detail:facts.${name}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {home.link && (
              <a className="link" href={home.link} target="_blank" rel="noopener noreferrer">
                <ExternalLink size={16} aria-hidden /> {t('home:viewListing')}
              </a>
            )}
          </Card>
          {home.providers.length > 0 && (
            <Card title={t('detail:providers')}>
              <ul>
                {home.providers.map((provider) => (
                  <li key={provider}>{provider}</li>
                ))}
              </ul>
            </Card>
          )}
        </div>
      </div>
    </>
  );
}
