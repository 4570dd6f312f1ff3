import { useTranslation } from 'react-i18next';
import { useWrites } from '#src/api/use-writes.ts';
import type { Home } from '#src/domain/home.ts';
import { tourValue } from '#src/domain/question.ts';
import { proposedTimes } from '#src/domain/tour.ts';
import { useFormat } from '#src/i18n/format.ts';

/** Asks for a tour: sets the wish, and returns a message that proposes times for the composer. */
export function useTour(home: Home): () => string {
  const { t } = useTranslation(['chat', 'home']);
  const format = useFormat();
  const writes = useWrites();
  return () => {
    if (!home.question.tour) void writes.add(home.id, { kind: 'answer', change: { qtour: tourValue(true) } });
    return [
      t('chat:tour.ask', { address: home.address ?? t('home:noAddress') }),
      ...proposedTimes(Date.now()).map((time) => `- ${format.appointment(time)}`),
      t('chat:tour.which'),
    ].join('\n');
  };
}
