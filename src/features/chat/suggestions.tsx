import { MessageCircleQuestionMark, PenLine } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgentName } from '#src/api/use-agent-name.ts';
import type { Home } from '#src/domain/home.ts';
import { questionName, suggestedQuestions } from '#src/domain/suggested-questions.ts';
import { useQuestionText } from '#src/i18n/question-text.ts';
import classes from './suggestions.module.css';
import { useBrief } from './use-brief.ts';

interface Props {
  home: Home;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Adds a text to the composer, where it can be changed before it is sent. */
  onChoose: (text: string) => void;
}

/** The brief of scores, doubts and questions, and each question by itself. */
export function Suggestions({ home, isOpen, onOpen, onChoose }: Props) {
  const { t } = useTranslation('chat');
  const agent = useAgentName();
  const { brief } = useBrief();
  const questionText = useQuestionText();
  const id = useId();
  const questions = suggestedQuestions(home);
  return (
    <>
      <button type="button" className={classes['tool']} onClick={() => onChoose(brief(home))}>
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
            const text = questionText(question);
            return (
              <li key={questionName(question)}>
                <button type="button" className="press-box" onClick={() => onChoose(text)}>
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
