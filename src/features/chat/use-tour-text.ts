import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { proposedTimes } from '#src/domain/tour.ts';
import { useFormat } from '#src/i18n/format.ts';

export function useTourText(home: Home): () => string {
  const { t } = useTranslation(['chat', 'home']);
  const format = useFormat();
  return () =>
    [
      t('chat:tour.ask', { address: home.address ?? t('home:noAddress') }),
      ...proposedTimes(Date.now()).map((time) => `- ${format.appointment(time)}`),
      t('chat:tour.which'),
    ].join('\n');
}
