import { useTranslation } from 'react-i18next';
import type { CostAssumptions } from '../domain/cost.ts';
import { useFormat } from './format.ts';

/** What the monthly cost assumes, in the words of `detail`. */
export function useCostText({ down, rate, years, insurance, mortgageInsurance, closing }: CostAssumptions) {
  const { t } = useTranslation('detail');
  const { number } = useFormat();
  return {
    loan: t('cost.loan', { down: number(down), rate: number(rate), years: number(years) }),
    mortgageInsurance: t('cost.mortgageInsuranceLine', { rate: number(mortgageInsurance) }),
    insurance: t('cost.insuranceLine', { rate: number(insurance) }),
    closing: t('cost.closingLine', { rate: number(closing) }),
  };
}
