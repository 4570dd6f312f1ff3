import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMonthlyCost } from '#src/api/use-monthly-cost.ts';
import { addressLines, type Home } from '#src/domain/home.ts';
import { criteria } from '#src/domain/question.ts';
import { questionName, suggestedQuestions } from '#src/domain/suggested-questions.ts';
import { directionsUrl, geoUrl, instantOf } from '#src/domain/viewing-day.ts';
import { useCriteriaText } from '#src/i18n/criteria-text.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { useQuestionText } from '#src/i18n/question-text.ts';
import { Emphasized } from '#src/ui/emphasized.tsx';
import { newTab } from '#src/ui/new-tab.ts';
import { Photo } from '#src/ui/photo.tsx';
import { QrSymbol } from '#src/ui/qr-symbol.tsx';
import classes from './sheet.module.css';

/** Three homes share a page. */
const mostQuestions = 3;
const scale = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const answers = ['again', 'offer', 'no'] as const;

interface Props {
  home: Home;
  time: string | null;
  number: number;
  reason: ReactNode;
  /** The controls for time and order. */
  children: ReactNode;
}

export function StopSheet({ home, time, number, reason, children }: Props) {
  const { t } = useTranslation(['sheet', 'home']);
  const format = useHomeFormat();
  const criteriaText = useCriteriaText();
  const questionText = useQuestionText((scored) => t('sheet:lowScore', scored));
  const cost = useMonthlyCost()(home).total;
  const headingId = useId();
  const [street, place] = addressLines(home.address ?? t('home:noAddress'));
  const facts = (['beds', 'baths', 'sqft'] as const).flatMap((fact) =>
    home[fact] === null ? [] : t(`home:${fact}`, { count: home[fact] }),
  );
  const { scores, comments } = home.question;
  const open = criteria.filter((name) => scores[name] === null);
  const questions = suggestedQuestions(home).slice(0, mostQuestions);
  const address = (
    <>
      <bdi>{street}</bdi> <bdi className={classes['place']}>{place}</bdi>
    </>
  );
  return (
    <article id={`stop-${home.id}`} className={classes['stop']} aria-labelledby={headingId}>
      {children}
      <div className={classes['head']}>
        <p className={classes['when']}>
          <span className={classes['number']}>{format.number(number)}</span>
          {time === null ? <span className={classes['blank']} /> : <b>{format.time(instantOf(time))}</b>}
        </p>
        <div className={classes['photo']}>
          <Photo src={home.photo} alt="" eager />
        </div>
        <div className={classes['facts']}>
          <h2 id={headingId}>
            {home.address === null ? (
              address
            ) : (
              <a href={directionsUrl(home.address)} {...newTab}>
                {address}
                <span className="visually-hidden"> {t('sheet:directionsTo')}</span>
              </a>
            )}
          </h2>
          <p>
            <b>{format.price(home.price)}</b>{' '}
            {cost && <Emphasized text={t('home:aMonth', { amount: format.cost(cost) })} part={(amount) => amount} />}
          </p>
          <ul className={classes['rooms']}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {reason}
        </div>
        {home.address !== null && (
          <figure className={classes['code']}>
            <QrSymbol text={geoUrl(home.address)} label={t('sheet:code')} />
            <figcaption className="small">{t('sheet:directions')}</figcaption>
          </figure>
        )}
      </div>
      <div className={classes['lists']}>
        <div>
          <h3>{t('sheet:lookAt')}</h3>
          {comments !== null && (
            <p dir="auto" className={classes['comments']}>
              {comments}
            </p>
          )}
          <ul className={classes['boxes']}>
            {open.length > 0 && <li>{t('sheet:score', { criteria: criteriaText(open) })}</li>}
            <li className={classes['empty']} aria-hidden />
          </ul>
        </div>
        <div>
          <h3>{t('sheet:ask')}</h3>
          <ul className={classes['boxes']}>
            {questions.map((question) => (
              <li key={questionName(question)}>{questionText(question)}</li>
            ))}
            {questions.length < mostQuestions && <li className={classes['empty']} aria-hidden />}
          </ul>
        </div>
      </div>
      <div className={classes['answer']}>
        <span>{t('home:criteria.overall')}</span>
        <span className={classes['scale']}>
          {scale.map((score) => (
            <span key={score} data-given={score === scores.overall || undefined}>
              {format.number(score)}
            </span>
          ))}
        </span>
        <ul className={classes['boxes']}>
          {answers.map((answer) => (
            <li key={answer}>{t(`sheet:answers.${answer}`)}</li>
          ))}
        </ul>
      </div>
      <div className={classes['line']} />
      <div className={classes['line']} />
    </article>
  );
}
