import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, MessageSquare, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressLines, type Home } from '#src/domain/home.ts';
import { criteria, type Criterion, type Score, scoreBand } from '#src/domain/question.ts';
import { ActionIcon } from '#src/ui/action-icon.tsx';
import { Button } from '#src/ui/button.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { RefusedLine } from './refused-line.tsx';
import { SaveState } from './save-state.tsx';
import { ScoreScale } from './score-scale.tsx';
import { useAnswers } from './use-answers.ts';
import classes from './viewing.module.css';

interface Props {
  home: Home;
  onClose: () => void;
}

/** One criterion at a time on keys for a thumb, for the hallway of the house. */
export function Viewing({ home, onClose }: Props) {
  const { t } = useTranslation(['detail', 'home']);
  const answers = useAnswers(home);
  const { scores } = home.question;
  const [criterion, setCriterion] = useState<Criterion>(
    () => criteria.find((name) => scores[name] === null) ?? 'overall',
  );
  const at = criteria.indexOf(criterion);
  const [before, after] = [criteria[at - 1], criteria[at + 1]];
  const nameOf = (name: Criterion) => t(`home:criteria.${name}`);
  const labelOf = (name: Criterion) => {
    const score = scores[name];
    return score === null
      ? t('home:notScored', { criterion: nameOf(name) })
      : t('home:score', { criterion: nameOf(name), score });
  };
  const saving = answers.savingOf(`q${criterion}`);
  const [street] = addressLines(home.address ?? t('home:noAddress'));
  const score = (value: Score) => {
    answers.score(criterion, value);
    if (after) setCriterion(after);
  };
  return (
    <div className={classes['room']}>
      <header className={classes['head']}>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('detail:viewing.close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </ActionIcon>
        <div className={classes['who']}>
          <b>
            <bdi>{street}</bdi>
          </b>
          <span className="small muted">
            {t('detail:scores.progress', { scored: answers.scored, of: criteria.length })}
          </span>
        </div>
        <ActionIcon
          renderRoot={(props) => <Link {...props} to="/app/comments" search={{ id: home.id }} />}
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('detail:actions.messageAgent')}
        >
          <MessageSquare size={20} aria-hidden />
        </ActionIcon>
      </header>
      <div className={classes['shot']}>
        <Photo src={home.photo} alt={t('home:photo', { address: street })} eager />
      </div>
      <ol className={classes['progress']} aria-label={t('detail:viewing.progress')}>
        {criteria.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={classes['step']}
              data-band={scoreBand(scores[name])}
              aria-current={name === criterion ? 'step' : undefined}
              aria-label={labelOf(name)}
              onClick={() => setCriterion(name)}
            >
              {scores[name] ?? 'x'}
            </button>
          </li>
        ))}
      </ol>
      <div className={classes['ask']}>
        <div>
          <h1>{nameOf(criterion)}</h1>
          <SaveState state={saving.state} />
        </div>
        {saving.state === 'refused' && <RefusedLine {...saving} what={labelOf(criterion)} />}
        {answers.kept > 0 && <p className={classes['kept']}>{t('detail:viewing.kept', { count: answers.kept })}</p>}
      </div>
      <div className={classes['pad']}>
        <ScoreScale
          key={criterion}
          label={nameOf(criterion)}
          score={scores[criterion]}
          size="thumb"
          onScore={score}
          onMove={(step) => setCriterion(criteria[at + step] ?? criterion)}
          first
        />
      </div>
      <footer className={classes['foot']}>
        {before ? (
          <Button
            variant="default"
            size="md"
            leftSection={<ChevronLeft size={16} aria-hidden className="mirrored" />}
            aria-label={t('detail:viewing.previous', { criterion: nameOf(before) })}
            onClick={() => setCriterion(before)}
          >
            {nameOf(before)}
          </Button>
        ) : (
          <span />
        )}
        {after ? (
          <Button
            variant="subtle"
            size="md"
            rightSection={<ChevronRight size={16} aria-hidden className="mirrored" />}
            onClick={() => setCriterion(after)}
          >
            {t(scores[criterion] === null ? 'detail:viewing.skip' : 'detail:viewing.next', {
              criterion: nameOf(after),
            })}
          </Button>
        ) : (
          <Button size="md" onClick={onClose}>
            {t('detail:viewing.done')}
          </Button>
        )}
      </footer>
    </div>
  );
}
