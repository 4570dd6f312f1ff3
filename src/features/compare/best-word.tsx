import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './compare.module.css';
import type { BestKind } from './use-rows.ts';

export function BestWord({ word, tied }: { word: BestKind; tied: boolean }) {
  const { t } = useTranslation('compare');
  return (
    <span className={classes['best']}>
      <Check size={16} />
      {tied ? t(`tied.${word}`) : t(`best.${word}`)}
    </span>
  );
}
