import { useTranslation } from 'react-i18next';
import { type CostAssumptions, needsMortgageInsurance } from '#src/domain/cost.ts';
import { useCostText } from '#src/i18n/cost-text.ts';

export function SharedCost({ assumptions, inCash }: { assumptions: CostAssumptions; inCash: boolean }) {
  const { t } = useTranslation('sharing');
  const text = useCostText(assumptions);
  return (
    <section className="small muted">
      <h2>{t('page.assumes')}</h2>
      <ul>
        {!inCash && <li>{text.loan}</li>}
        {!inCash && needsMortgageInsurance(assumptions) && <li>{text.mortgageInsurance}</li>}
        <li>{text.insurance}</li>
      </ul>
    </section>
  );
}
