import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { TextArea } from '#src/ui/text-area.tsx';
import { NotSavedLine } from './not-saved-line.tsx';
import { SaveState } from './save-state.tsx';
import classes from './scores-card.module.css';
import type { Saving } from './use-answers.ts';
import { useComment } from './use-comment.ts';

const takeFocus = (field: HTMLElement | null) => field?.focus();

interface Props {
  home: Home;
  saving: Saving;
  /** The agent's first name, for saying who reads the comments; null where it is not known. */
  agentName: string | null;
  /** Takes the focus when it appears. */
  focused?: boolean;
}

export function CommentsField({ home, saving, agentName, focused = false }: Props) {
  const { t } = useTranslation('detail');
  const id = useId();
  const comment = useComment(home);
  const state = comment.isTyping ? 'device' : saving.state;
  return (
    <div>
      <div className={classes['label']}>
        <label htmlFor={id} className="strong">
          {t('scores.comments')}
        </label>
        {state !== 'none' && <SaveState state={state} />}
      </div>
      <p id={`${id}-reader`} className={classes['reader']}>
        {agentName ? t('scores.readBy', { name: agentName }) : t('scores.readByAgent')}
      </p>
      <TextArea
        id={id}
        aria-describedby={`${id}-reader`}
        rows={3}
        dir="auto"
        ref={focused ? takeFocus : undefined}
        value={comment.text}
        onChange={(event) => comment.type(event.currentTarget.value)}
        onBlur={() => void comment.leave()}
      />
      <p dir="auto" className={classes['onPaper']}>
        {comment.text}
      </p>
      {!comment.isTyping && <NotSavedLine saving={saving} what={t('scores.comments')} />}
    </div>
  );
}
