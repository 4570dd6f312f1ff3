import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAgentName } from '#src/api/use-me.ts';
import type { Home } from '#src/domain/home.ts';
import { questionName, suggestedQuestions } from '#src/domain/suggested-questions.ts';
import { useQuestionText } from '#src/i18n/question-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import classes from './cards.module.css';
import { linkToConversation } from './conversation-link.tsx';

export function QuestionsCard({ home }: { home: Home }) {
  const { t } = useTranslation('detail');
  const agentName = useAgentName();
  const questionText = useQuestionText();
  const questions = suggestedQuestions(home);
  if (questions.length === 0) return null;
  return (
    <Card>
      <h2>{agentName ? t('ask.title', { name: agentName }) : t('ask.titleAgent')}</h2>
      <p className="small muted">{t('ask.lead')}</p>
      <ul className={classes['questions']}>
        {questions.map((question) => (
          <li key={questionName(question)}>{questionText(question)}</li>
        ))}
      </ul>
      <Button
        renderRoot={linkToConversation(home.id, 'brief')}
        variant="light"
        fullWidth
        className={classes['action']}
        leftSection={<Pencil size={16} />}
      >
        {t('ask.write')}
      </Button>
    </Card>
  );
}
