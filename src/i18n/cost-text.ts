import { useTranslation } from 'react-i18next';
import type { CostAssumptions } from '../domain/cost.ts';
import { tagOf } from './numbers.ts';

export function useCostText({ down, rate, years, insurance, mortgageInsurance, closing }: CostAssumptions) {
  const { t, i18n } = useTranslation('home');
  // A rate may be 6.375.
  const format = new Intl.NumberFormat(tagOf(i18n.language), { maximumFractionDigits: 3 });
  const number = (value: number) => format.format(value);
  return {
    loan: t('loan', { down: number(down), rate: number(rate), count: years }),
    mortgageInsurance: t('mortgageInsurance', { rate: number(mortgageInsurance) }),
    insurance: t('insurance', { rate: number(insurance) }),
    closing: t('closing', { rate: number(closing) }),
  };
}
