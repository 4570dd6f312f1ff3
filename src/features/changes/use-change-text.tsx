import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Change } from '#src/domain/changes.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import classes from './change-text.module.css';

/** What changed, and the values before and after if there are any. */
export function useChangeText(change: Change) {
  const { t } = useTranslation('changes');
  const format = useHomeFormat();
  switch (change.kind) {
    case 'new':
      return { text: t('shared'), values: null };
    case 'reply':
      return { text: t('replies', { count: change.count }), values: null };
    case 'price':
      return {
        text: t(change.to < change.from ? 'lowered' : 'raised'),
        values: <Values from={format.money(change.from)} to={format.money(change.to)} />,
      };
    case 'status':
      return {
        text: t('status'),
        values: <Values from={format.market(change.from)} to={format.market(change.to)} />,
      };
  }
}

function Values({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation('changes');
  return (
    <span className={classes['values']}>
      <span className="visually-hidden">{t('from')} </span>
      <s className="muted">{from}</s>
      <ArrowRight size={16} className="mirrored" />
      <span className="visually-hidden"> {t('to')} </span>
      <b>{to}</b>
    </span>
  );
}
