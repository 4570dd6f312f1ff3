import { useTranslation } from 'react-i18next';
import { monthlyCost } from '#src/domain/cost.ts';
import { addressLines } from '#src/domain/home.ts';
import { marketTone } from '#src/domain/market-status.ts';
import type { RankedHome } from '#src/domain/ranking.ts';
import { questionName, suggestedQuestions } from '#src/domain/suggested-questions.ts';
import { type SharedHome, type SharedHomes, sharedRank } from '#src/domain/shared-homes.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { useQuestionText } from '#src/i18n/question-text.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Emphasized } from '#src/ui/emphasized.tsx';
import { newTab } from '#src/ui/new-tab.ts';
import { Photo } from '#src/ui/photo.tsx';
import classes from './shared.module.css';

interface Props {
  home: SharedHome;
  shared: SharedHomes;
}

export function SharedCard({ home, shared }: Props) {
  const { t } = useTranslation(['sharing', 'home']);
  const format = useHomeFormat();
  const { address, price, photo, link, marketStatus: market, question } = home;
  const [street, place] = addressLines(address ?? t('home:noAddress'));
  const rank = sharedRank(home, shared.weights);
  const outlook = rank && format.outlook(rank.score);
  const total = shared.cost && monthlyCost(home, shared.cost.inCash, shared.cost.assumptions).total;
  const placeOf = (given: Pick<RankedHome, 'place' | 'tied' | 'score'>) => {
    if (given.place === null) return t('home:noPlace');
    const place = format.rank(given);
    return shared.placed === null ? place : t('sharing:page.place', { place, of: format.number(shared.placed) });
  };
  return (
    <li className={classes['card']}>
      <div className={classes['photo']}>
        <Photo src={photo} alt={t('home:photo', { address: street })} eager />
      </div>
      <div className={classes['facts']}>
        <p className={classes['price']}>
          <b>{format.price(price)}</b>
          {market && <Badge tone={marketTone(market)}>{format.market(market)}</Badge>}
        </p>
        <h2>
          <bdi>{street}</bdi>
        </h2>
        {place && (
          <p className="small muted">
            <bdi>{place}</bdi>
          </p>
        )}
        {rank && (
          <p>
            <b>{format.myScore(rank)}</b> {placeOf(rank)}
          </p>
        )}
        {outlook && <p className="small muted">{outlook}</p>}
        {total && (
          <p>
            <Emphasized text={t('home:aMonth', { amount: format.cost(total) })} />
          </p>
        )}
        {question.comments !== null && (
          <blockquote className={classes['words']}>
            <bdi>{question.comments}</bdi>
          </blockquote>
        )}
        {shared.parts.includes('questions') && <OpenQuestions home={home} />}
        {link !== null && (
          <a
            className={`link ${classes['listing']}`}
            href={link}
            {...newTab}
            aria-label={t('home:external', { address: street })}
          >
            {t('home:viewListing')}
          </a>
        )}
      </div>
    </li>
  );
}

function OpenQuestions({ home }: Pick<Props, 'home'>) {
  const { t } = useTranslation('sharing');
  const questionText = useQuestionText();
  const questions = suggestedQuestions(home);
  if (questions.length === 0) return null;
  return (
    <div className={classes['questions']}>
      <h3>{t('parts.questions')}</h3>
      <ul>
        {questions.map((question) => (
          <li key={questionName(question)}>{questionText(question)}</li>
        ))}
      </ul>
    </div>
  );
}
