import { useTranslation } from 'react-i18next';
import { addressLines, type Home } from '#src/domain/home.ts';
import type { Criterion } from '#src/domain/question.ts';
import { useFormat } from '#src/i18n/format.ts';

/** The listing's fact about a criterion: `0.31 acres` for the lot. Null if there is none. */
export function useCriterionFact(home: Home): (criterion: Criterion) => string | null {
  const { t } = useTranslation(['detail', 'home']);
  const format = useFormat();
  const { address, price, built, acres, sqft, parking, schoolDistrict } = home;
  return (criterion) => {
    switch (criterion) {
      case 'location':
        return schoolDistrict ?? (address === null ? null : addressLines(address)[1] || null);
      case 'price':
        return price === null ? null : format.money(price);
      case 'homeage':
        return built === null ? null : t('detail:facts.builtIn', { year: String(built) });
      case 'lot':
        return acres === null ? null : t('home:acres', { count: acres });
      case 'sqft':
        return sqft === null ? null : t('home:sqft', { count: sqft });
      case 'parking':
        return parking;
      default:
        return null;
    }
  };
}
