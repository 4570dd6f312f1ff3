import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAgentName } from '#src/api/use-me.ts';
import { questionName, suggestedQuestions } from '#src/domain/suggested-questions.ts';
import { useQuestionText } from '#src/i18n/question-text.ts';
import classes from './compare.module.css';
import type { ComparedColumn } from './use-columns.ts';
import { ValueRow } from './value-row.tsx';

export function NoteRows({ columns }: { columns: readonly ComparedColumn[] }) {
  const { t } = useTranslation(['compare', 'home', 'common']);
  const questionText = useQuestionText((scored) => t('compare:lowScore', scored));
  const agentName = useAgentName();
  const ask = agentName ? t('home:ask', { name: agentName }) : t('home:askAgent');
  return (
    <>
      <ValueRow
        title={t('compare:myNote')}
        columns={columns}
        className={classes['words']}
        cell={({ home }) =>
          home.question.comments === null ? (
            <span className="muted">{t('compare:noNote')}</span>
          ) : (
            <bdi className={classes['note']}>{home.question.comments}</bdi>
          )
        }
      />
      <ValueRow
        title={t('home:openQuestions')}
        columns={columns}
        className={classes['words']}
        cell={({ home, street }) => {
          const questions = suggestedQuestions(home);
          return questions.length === 0 ? (
            <span className="muted">{t('compare:noQuestions')}</span>
          ) : (
            <>
              <ul className={`${classes['questions']} tick-list`}>
                {questions.map((question) => (
                  <li key={questionName(question)}>{questionText(question)}</li>
                ))}
              </ul>
              <Link
                to="/app/comments"
                search={{ id: home.id, compose: 'brief' }}
                className={`link small ${classes['ask']}`}
                aria-label={t('common:labeled', { label: ask, value: street })}
              >
                {ask}
              </Link>
            </>
          );
        }}
      />
    </>
  );
}
