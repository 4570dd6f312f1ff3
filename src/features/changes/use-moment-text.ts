import { useTranslation } from 'react-i18next';
import { isThisWeek, nearDay, partOfDay } from '#src/domain/dates.ts';
import { useFormat } from '#src/i18n/format.ts';

/**
 * Says when something was, to follow "since": the part of the day up to yesterday, or the time within the present one, then the weekday,
 * and the date from a week on. Intl's relative times have no parts of a day, so the words are the catalogue's.
 */
export function useMomentText(): (instant: number, now: number) => string {
  const { t } = useTranslation('changes');
  const format = useFormat();
  return (instant, now) => {
    const part = partOfDay(instant);
    switch (nearDay(instant, now)) {
      case 'today':
        return part === 'evening' || part === partOfDay(now)
          ? t('moment.today.at', { time: format.time(instant) })
          : t(`moment.today.${part}`);
      case 'yesterday':
        return t(`moment.yesterday.${part}`);
      case null:
        return isThisWeek(instant, now)
          ? t('moment.weekday', { weekday: format.weekday(instant) })
          : t('moment.date', { date: format.shortDateTime(instant, now) });
    }
  };
}
