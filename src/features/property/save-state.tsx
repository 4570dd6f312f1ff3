import { Check, RotateCw, Smartphone, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsDurable } from '#src/api/use-writes.ts';
import classes from './save-state.module.css';
import type { Saving } from './use-answers.ts';

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

/** The word for a state. If the device has no room, an answer is only in this tab. */
export function useStateText(): (state: Saving['state']) => string {
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
