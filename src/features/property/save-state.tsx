import { Check, RotateCw, Smartphone, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsDurable } from '#src/api/use-writes.ts';
import classes from './save-state.module.css';
import type { Answers, Saving } from './use-answers.ts';

const icons = { sending: RotateCw, device: Smartphone, refused: TriangleAlert, saved: Check, none: null };

/** In milliseconds. */
const savedTime = 2000;

interface Props extends Pick<Saving, 'state'> {
  /** Only the icon, for narrow places. */
  compact?: boolean;
  /** Shown while there is nothing to report. */
  children?: ReactNode;
}

export function SaveState({ state, compact = false, children }: Props) {
  const text = useStateText();
  const isJustSaved = useJustSaved(state);
  const Icon = icons[state];
  if ((state === 'saved' && !isJustSaved) || (state === 'none' && children)) return children;
  return (
    <span className={classes['state']} data-state={state}>
      {Icon && <Icon size={16} />}
      <span className={compact ? 'visually-hidden' : undefined}>{text(state)}</span>
    </span>
  );
}

/** Says to screen readers alone what becomes of the answer that was touched last. A refusal has an alert of its own. */
export function HeardState({ answers: { touched, touch, savingOf } }: { answers: Answers }) {
  const { t } = useTranslation('common');
  const text = useStateText();
  const state = touched && savingOf(touched.field).state;
  // An answer that was taken back is saved as well; of a score it is said that there is none.
  const isSaved = state === 'saved' || state === 'none';
  const isScore = touched?.field !== 'qcomments' && touched?.field !== 'qtour';
  // Later changes of the same answer may come from elsewhere: from another tab, or from a viewing, which says so itself.
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => touch(null), savedTime);
    return () => clearTimeout(timer);
  }, [isSaved, touched, touch]);
  return (
    <p className="visually-hidden" role="status">
      {touched && state && state !== 'refused'
        ? t('labeled', { label: touched.what, value: text(isSaved && !isScore ? 'saved' : state) })
        : ''}
    </p>
  );
}

/** The word for a state. If the device has no room, an answer is only in this tab. */
function useStateText(): (state: Saving['state']) => string {
  const { t } = useTranslation('home');
  const isDurable = useIsDurable();
  return (state) => t(state === 'device' && !isDurable ? 'saving.tab' : `saving.${state}`);
}

/** Whether the answer was saved a moment ago, while it was on the screen. */
function useJustSaved(state: Saving['state']): boolean {
  const [known, setKnown] = useState(state);
  const [isJustSaved, setIsJustSaved] = useState(false);
  if (known !== state) {
    setKnown(state);
    setIsJustSaved(state === 'saved');
  }
  useEffect(() => {
    if (!isJustSaved) return undefined;
    const timer = setTimeout(() => setIsJustSaved(false), savedTime);
    return () => clearTimeout(timer);
  }, [isJustSaved]);
  return isJustSaved;
}
