import { CalendarPlus, Footprints, MessageCircleQuestionMark, PenLine } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgentName } from '#src/api/use-me.ts';
import { useWrites } from '#src/api/use-writes.ts';
import type { Home } from '#src/domain/home.ts';
import { tourValue } from '#src/domain/question.ts';
import { questionName, unaskedQuestions } from '#src/domain/suggested-questions.ts';
import { useQuestionText } from '#src/i18n/question-text.ts';
import { AppointmentDialog } from './appointment-dialog.tsx';
import classes from './suggestions.module.css';

interface Props {
  home: Home;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Adds the text of a name to the composer, where it can be changed before it is sent. */
  onChoose: (name: string) => void;
}

/** The brief of scores, doubts and questions, each question by itself, and what leads to a tour. */
export function Suggestions({ home, isOpen, onOpen, onChoose }: Props) {
  const { t } = useTranslation('chat');
  const agent = useAgentName();
  const questionText = useQuestionText();
  const writes = useWrites();
  const [isKeeping, setIsKeeping] = useState(false);
  const id = useId();
  const questions = unaskedQuestions(home, questionText);
  const askForTour = () => {
    if (!home.question.tour) void writes.add(home.id, { kind: 'answer', change: { qtour: tourValue(true) } });
    onChoose('tour');
  };
  return (
    <>
      <button type="button" className={classes['tool']} onClick={() => onChoose('brief')}>
        <PenLine size={16} />
        {agent ? t('brief.action', { name: agent }) : t('brief.actionAlone')}
      </button>
      {questions.length > 0 && (
        <button
          type="button"
          className={classes['tool']}
          data-toggle
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onOpen(!isOpen)}
        >
          <MessageCircleQuestionMark size={16} />
          {t('questions.show', { count: questions.length })}
        </button>
      )}
      {isOpen && questions.length > 0 && (
        <ul id={id} className={classes['questions']} aria-label={t('questions.label')}>
          {questions.map((question) => {
            const name = questionName(question);
            return (
              <li key={name}>
                <button type="button" className="press-box" onClick={() => onChoose(name)}>
                  {questionText(question)}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <button type="button" className={classes['tool']} onClick={askForTour}>
        <Footprints size={16} />
        {t('tour.action')}
      </button>
      {home.question.tour && (
        <button type="button" className={classes['tool']} aria-haspopup="dialog" onClick={() => setIsKeeping(true)}>
          <CalendarPlus size={16} />
          {t('tour.keep')}
        </button>
      )}
      {isKeeping && <AppointmentDialog home={home} onClose={() => setIsKeeping(false)} />}
    </>
  );
}
