import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Change } from '#src/domain/changes.ts';
import { marketOf } from '#src/domain/market-status.ts';
import { useMarketText } from '#src/i18n/market-text.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Badge } from '#src/ui/badge.tsx';
import { useNow } from '#src/ui/use-now.ts';
import classes from './change-text.module.css';

/** A change in words. */
interface ChangeText {
  /** Who wrote the text, if it is a message. */
  speaker?: string;
  text: string;
  /** Both values, or a badge if there are none. */
  value: ReactNode;
  /** How long ago, if the record says so. */
  when: string | null;
}

export function useChangeText(change: Change, agentName: string | null = null): ChangeText {
  const { t } = useTranslation(['changes', 'home']);
  const format = useFormat();
  const now = useNow();
  const marketText = useMarketText();
  // Ignore a date in the future.
  const { at } = change;
  const when = at !== null && at <= now + 60_000 ? format.ago(at, now) : null;
  switch (change.kind) {
    case 'new':
      return { text: t('changes:shared'), value: <Badge tone="info">{t('home:new')}</Badge>, when };
    case 'price':
      return {
        text: t(change.to < change.from ? 'changes:lowered' : 'changes:raised'),
        value: <Delta from={format.money(change.from)} to={format.money(change.to)} />,
        when,
      };
    case 'status':
      return {
        text: t('changes:status'),
        value: <Delta from={marketText(marketOf(change.from))} to={marketText(marketOf(change.to))} />,
        when,
      };
    case 'reply':
      return {
        speaker: t('changes:speaker', { name: agentName ?? t('changes:agent') }),
        text: change.to,
        value: <Badge tone="info">{t('changes:replies', { count: change.count })}</Badge>,
        when,
      };
  }
}

function Delta({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation('changes');
  return (
    <span className={classes['delta']}>
      <span className="visually-hidden">{t('from')} </span>
      <s>{from}</s>
      <ArrowRight size={16} className="mirrored" aria-hidden />
      <span className="visually-hidden"> {t('to')} </span>
      <b>{to}</b>
    </span>
  );
}
