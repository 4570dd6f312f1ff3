import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRanking } from '#src/api/use-ranking.ts';
import { lastHome } from '#src/device/last-home.ts';
import { addressLines, cityOf, type Home } from '#src/domain/home.ts';
import type { TopHomes } from '#src/domain/top-homes.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { Photo } from '#src/ui/photo.tsx';
import dashboard from './dashboard.module.css';
import { HeartButton } from './heart-button.tsx';
import classes from './top-three.module.css';

interface Props {
  homes: TopHomes;
  onLike: (home: Home) => void;
  verdict: (home: Home) => ReactNode;
  ranking: ReactNode;
}

export function TopThree({ homes: { top, leftOut }, onLike, verdict, ranking }: Props) {
  const { t } = useTranslation(['dashboard', 'home']);
  const format = useFormat();
  return (
    <section aria-labelledby="top-three" className={dashboard['top']}>
      <div className={classes['head']}>
        <h2 id="top-three">{t(top.length < 3 ? 'dashboard:top.fewer' : 'dashboard:top.title')}</h2>
        {ranking}
      </div>
      <ol className={dashboard['topHomes']}>
        {top.map((home) => (
          <li key={home.id}>
            <TopHome home={home} onLike={onLike} verdict={verdict(home)} />
          </li>
        ))}
      </ol>
      {leftOut.length > 0 && (
        <ul className={classes['leftOut']}>
          {leftOut.map(({ home, place, why }) => (
            <li key={home.id}>
              {t(`dashboard:top.${why}`, {
                place: format.number(place),
                street: addressLines(home.address ?? t('home:noAddress'))[0],
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function TopHome({ home, onLike, verdict }: { home: Home; onLike: Props['onLike']; verdict: ReactNode }) {
  const { t } = useTranslation(['dashboard', 'home']);
  const format = useHomeFormat();
  const rank = useRanking().of.get(home.id);
  const address = home.address ?? t('home:noAddress');
  const [street] = addressLines(address);
  const city = cityOf(address);
  return (
    <Card bare className={`${dashboard['homeCard']} ${classes['home']}`}>
      <div className={classes['picture']}>
        <Photo src={home.photo} alt="" eager />
        {rank?.place != null && (
          <>
            <span className={classes['rank']}>
              <Badge tone="photo">{format.rank(rank)}</Badge>
            </span>
            <HeartButton
              home={home}
              // Unlike the name of the heart on the same home below.
              label={t('dashboard:top.like', { place: format.number(rank.place), street })}
              onLike={onLike}
            />
          </>
        )}
      </div>
      <div className={classes['body']}>
        <p className={dashboard['price']}>{format.price(home.price)}</p>
        <h3 className={classes['address']}>
          <Link
            to="/app/listing/detail"
            search={{ id: home.id }}
            onClick={() => lastHome.set(home.id)}
            className={dashboard['homeLink']}
          >
            <bdi>{street}</bdi>
          </Link>
          {city && <bdi className={classes['city']}>{city}</bdi>}
        </h3>
        {verdict}
      </div>
    </Card>
  );
}
