import { MessageCircleQuestionMark, PenLine } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { suggestedQuestions } from '#src/domain/questions.ts';
import type { User } from '#src/domain/user.ts';
import classes from './suggestions.module.css';
import { useBrief } from './use-brief.ts';

interface Props {
  home: Home;
  me: User;
  /** Puts a text into the composer, where it is read and changed before it is sent. */
  onChoose: (text: string) => void;
}

/** What there is to say about this home: a brief of scores, doubts and questions, or one question alone. */
export function Suggestions({ home, me, onChoose }: Props) {
  const { t } = useTranslation('chat');
  const { brief, questionText } = useBrief();
  const [open, setOpen] = useState(false);
  const id = useId();
  const questions = suggestedQuestions(home);
  return (
    <>
      <button type="button" className={classes['tool']} onClick={() => onChoose(brief(home))}>
        <PenLine size={16} aria-hidden />
        {me.agent?.firstName ? t('brief.action', { name: me.agent.firstName }) : t('brief.actionAlone')}
      </button>
      {questions.length > 0 && (
        <button
          type="button"
          className={classes['tool']}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <MessageCircleQuestionMark size={16} aria-hidden />
          {t('questions.show', { count: questions.length })}
        </button>
      )}
      {open && (
        <ul id={id} className={classes['questions']} aria-label={t('questions.label')}>
          {questions.map((question) => {
            const text = questionText(question);
            return (
              <li key={text}>
                <button
                  type="button"
                  onClick={() => {
                    setOpen(false);
                    onChoose(text);
                  }}
                >
                  {text}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
