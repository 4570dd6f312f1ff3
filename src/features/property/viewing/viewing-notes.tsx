import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommentsField } from '../comments-field.tsx';
import { TourLine } from '../tour-line.tsx';
import type { Answers } from '../use-answers.ts';
import classes from './viewing.module.css';

export function ViewingNotes({ answers }: { answers: Answers }) {
  const { t } = useTranslation('detail');
  const [writing, setWriting] = useState(false);
  const { comments } = answers.home.question;
  return (
    <div className={classes['notes']} data-writing={writing || undefined}>
      <TourLine answers={answers} />
      {writing ? (
        <CommentsField answers={answers} focused />
      ) : (
        <button type="button" className={classes['note']} onClick={() => setWriting(true)}>
          <Pencil size={16} />
          {comments === null ? (
            <b>{t('viewing.addNote')}</b>
          ) : (
            <>
              <span className="visually-hidden">{t('scores.comments')} </span>
              <span dir="auto" className="clamped">
                {comments}
              </span>
            </>
          )}
        </button>
      )}
    </div>
  );
}
