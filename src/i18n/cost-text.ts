import { useTranslation } from 'react-i18next';
import type { CostAssumptions } from '../domain/cost.ts';
import { useFormat } from './format.ts';

export function useCostText({ down, rate, years, insurance, mortgageInsurance, closing }: CostAssumptions) {
  const { t } = useTranslation('home');
  const { number } = useFormat();
  return {
    loan: t('loan', { down: number(down), rate: number(rate), years: number(years) }),
    mortgageInsurance: t('mortgageInsurance', { rate: number(mortgageInsurance) }),
    insurance: t('insurance', { rate: number(insurance) }),
    closing: t('closing', { rate: number(closing) }),
  };
}
