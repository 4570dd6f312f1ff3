import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownMe } from '#src/api/use-me.ts';
import fieldStyles from '#src/ui/field.module.css';
import { NotSavedLine } from './not-saved-line.tsx';
import { SaveState } from './save-state.tsx';
import classes from './scores-card.module.css';
import type { Answers } from './use-answers.ts';
import { useComment } from './use-comment.ts';

/** Puts the caret behind the text, and keeps the field in view while the screen turns or a keyboard comes. */
function focusAtEnd(field: HTMLTextAreaElement) {
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  // With the focus alone, browsers reveal the caret's line and not the field.
  const reveal = () => {
    if (field === document.activeElement) field.scrollIntoView({ block: 'nearest' });
  };
  reveal();
  window.addEventListener('resize', reveal);
  return () => window.removeEventListener('resize', reveal);
}

interface Props {
  answers: Answers;
  /** Takes the focus when it appears. */
  focused?: boolean;
}

export function CommentsField({ answers, focused = false }: Props) {
  const { t } = useTranslation('detail');
  const id = useId();
  const agent = useKnownMe()?.agent;
  const comment = useComment(answers.home);
  const saving = answers.savingOf('qcomments');
  const { isTyping } = comment;
  const state = isTyping ? 'device' : saving.state;
  const what = t('scores.comments');
  // What is being typed is no answer yet. A change of another tab is not announced here.
  const hear = useEffectEvent(() => comment.isOwn && answers.touch({ field: 'qcomments', what }));
  useEffect(() => (isTyping ? () => void hear() : undefined), [isTyping]);
  return (
    <div>
      <div className={classes['label']}>
        <label htmlFor={id} className="strong">
          {what}
        </label>
        {state !== 'none' && <SaveState state={state} />}
      </div>
      {agent && (
        <p id={`${id}-reader`} className={classes['reader']}>
          {agent.firstName ? t('scores.readBy', { name: agent.firstName }) : t('scores.readByAgent')}
        </p>
      )}
      <textarea
        id={id}
        className={fieldStyles['input']}
        aria-describedby={agent ? `${id}-reader` : undefined}
        rows={3}
        dir="auto"
        ref={focused ? focusAtEnd : undefined}
        value={comment.text}
        onChange={(event) => comment.type(event.currentTarget.value)}
        onBlur={() => void comment.leave()}
      />
      <p dir="auto" className={classes['onPaper']}>
        {comment.text}
      </p>
      {!isTyping && <NotSavedLine saving={saving} what={what} />}
    </div>
  );
}
