import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCostAssumptions, useMonthlyCost } from '#src/api/use-monthly-cost.ts';
import { closingCosts } from '#src/domain/cost.ts';
import type { Home } from '#src/domain/home.ts';
import { useCostText } from '#src/i18n/cost-text.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { CardBoundary } from '#src/ui/card-boundary.tsx';
import { Emphasized } from '#src/ui/emphasized.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import classes from './cards.module.css';

// 0.9 kB, which would take a first visit to a home over its budget. Few visits edit.
const CostForm = lazyComponent(async () => (await import('./cost-form.tsx')).CostForm, 6);

export function CostCard({ home }: { home: Home }) {
  const { t } = useTranslation(['detail', 'common', 'home']);
  const format = useHomeFormat();
  const formId = useId();
  const [editing, setEditing] = useState(false);
  const assumptions = useCostAssumptions();
  const text = useCostText(assumptions);
  const { loan, mortgageInsurance, insurance, tax, hoa, total } = useMonthlyCost()(home);
  const inCash = loan === 'none';
  const part = (value: number | null) =>
    value === null ? <span className="muted">{t('detail:cost.unknown')}</span> : format.money(value);
  const line = (label: string, value: ReactNode, className?: string) => (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <Card
      id="cost"
      title={t('home:facts.monthlyCost')}
      action={
        <Button
          variant="subtle"
          size="compact-md"
          aria-expanded={editing}
          aria-controls={formId}
          onClick={() => setEditing(!editing)}
        >
          {t(editing ? 'detail:cost.done' : 'detail:cost.edit')}
        </Button>
      }
    >
      <p className={classes['total']}>
        {total === null ? (
          <b>{t('common:notAvailable')}</b>
        ) : (
          <Emphasized text={t('home:aMonth', { amount: format.cost(total) })} />
        )}
      </p>
      <dl className={classes['cost']}>
        {!inCash && line(text.loan, part(loan))}
        {mortgageInsurance !== 0 && line(text.mortgageInsurance, part(mortgageInsurance))}
        {line(text.insurance, part(insurance))}
        {line(t('home:facts.tax'), part(tax))}
        {line(t('home:facts.hoa'), hoa === 0 ? t('home:noFee') : part(hoa))}
        {line(text.closing, part(closingCosts(home, assumptions)), classes['once'])}
      </dl>
      {inCash && <p className="small muted">{t('detail:cost.cash')}</p>}
      <div id={formId}>
        {editing && (
          <CardBoundary within>
            <CostForm assumptions={assumptions} inCash={inCash} />
          </CardBoundary>
        )}
      </div>
    </Card>
  );
}
