import { Check, RotateCw, Smartphone, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './save-state.module.css';
import type { Saving } from './use-answers.ts';

const icons = { sending: RotateCw, device: Smartphone, refused: TriangleAlert, saved: Check, none: null };

/** Says in a word or two whether an answer is saved. */
export function SaveState({ state }: Pick<Saving, 'state'>) {
  const { t } = useTranslation('home');
  const Icon = icons[state];
  return (
    <span className={classes['state']} data-state={state}>
      {Icon && <Icon size={16} aria-hidden />}
      {t(`saving.${state}`)}
    </span>
  );
}
