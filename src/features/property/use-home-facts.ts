import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { useFormat } from '#src/i18n/format.ts';

/** The facts of a home as text; null if the record lacks one. */
export function useHomeFacts(home: Home) {
  const { t } = useTranslation(['detail', 'home']);
  const format = useFormat();
  const number = (value: number | null) => (value === null ? null : format.number(value));
  return [
    ['built', home.built === null ? null : String(home.built)],
    ['lot', home.acres === null ? null : t('home:acres', { count: home.acres })],
    ['parking', home.parking],
    ['tax', home.tax === null ? null : format.money(Math.trunc(home.tax))],
    ['stories', number(home.stories)],
    ['hoa', home.hoa === null ? null : home.hoa === 0 ? t('detail:facts.noHoa') : format.money(home.hoa)],
    ['school', home.schoolDistrict],
    ['mls', home.mls],
  ] as const;
}
