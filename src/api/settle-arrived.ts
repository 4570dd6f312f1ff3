import type { Entry } from '../device/outbox-entry.ts';
import { isAlike, stillToArrive } from '../domain/conversation.ts';
import type { Reply } from '../domain/home.ts';
import { homeIn, homesQuery } from './homes.ts';
import type { Delivery } from './signed-in.ts';

/** Removes messages that turn out to be on the server: those whose answer was lost, or that the person is asked about. */
export function settleWhatArrived({ userId, outbox, queryClient, keptAnswers, signal }: Delivery): void {
  const stop = queryClient.getQueryCache().subscribe((event) => {
    // A patch of the cache says nothing about the server, and neither does a kept answer.
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    if (event.query.queryKey[0] !== homesQuery.queryKey[0] || keptAnswers.isKept(homesQuery.queryKey)) return;
    if (!outbox.entries.get().some(isOpenMessage)) return;
    const homes = queryClient.getQueryData(homesQuery.queryKey);
    void outbox.settleArrived((entries) => arrivedOf(entries, (lane) => homeIn(homes, lane)?.replies ?? [], userId));
  });
  signal.addEventListener('abort', stop);
}

const isOpenMessage = ({ state, write }: Entry) =>
  (state === 'waiting' || state === 'unclear') && write.kind === 'reply' && write.alikeBefore !== undefined;

function arrivedOf(entries: readonly Entry[], repliesOf: (lane: string) => readonly Reply[], userId: string): string[] {
  const lanes = new Set(entries.filter(isOpenMessage).map(({ lane }) => lane));
  return [...lanes].flatMap((lane) => {
    const messages = entries.flatMap(({ id, lane: own, state, write }) =>
      own === lane && write.kind === 'reply' ? [{ ...write, id, state }] : [],
    );
    const missing = new Set(stillToArrive(repliesOf(lane), userId, messages).map(({ id }) => id));
    // The one on the server may be the one that is being sent, which is settled by its own answer.
    const sending = messages.filter(({ state }) => state === 'sending');
    const isOpen = (text: string) => !sending.some((other) => isAlike(other.text, text));
    return messages.flatMap(({ id, text }) => (!missing.has(id) && isOpen(text) ? [id] : []));
  });
}
