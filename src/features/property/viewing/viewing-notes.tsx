import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { CommentsField } from '../comments-field.tsx';
import { TourLine } from '../tour-line.tsx';
import type { Answers } from '../use-answers.ts';
import classes from './viewing.module.css';

export function ViewingNotes({ home, answers }: { home: Home; answers: Answers }) {
  const { t } = useTranslation('detail');
  const [writing, setWriting] = useState(false);
  const { tour, comments } = home.question;
  return (
    <div className={classes['notes']} data-writing={writing || undefined}>
      <TourLine wished={tour} saving={answers.savingOf('qtour')} onWish={answers.tour} />
      {writing ? (
        <CommentsField home={home} saving={answers.savingOf('qcomments')} focused />
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
