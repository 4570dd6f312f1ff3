import { homeIn } from '#src/api/homes.ts';
import { type Entry, isGivenUp } from '#src/device/outbox-entry.ts';
import type { Home } from '#src/domain/home.ts';
import type { Records } from '#src/domain/wire.ts';

export const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id);

export const isMarkOrRemoval = ({ write }: Entry) => write.kind === 'mark' || write.kind === 'remove';

/** The screen that shows the refusal of a message or an answer. */
export const placeOf = ({ lane: id, write }: Entry) =>
  write.kind === 'reply'
    ? ({ to: '/app/comments', search: { id } } as const)
    : ({ to: '/app/listing/detail', search: { id }, hash: 'scores' } as const);

/** A screen with its home, as `placeOf` names it. */
export const screenKey = (path: string, id: unknown) => `${path} ${String(id)}`;

/** The refused messages and answers. */
interface Refusals {
  /** Those whose home, and with it their place, is gone. */
  gone: readonly Entry[];
  /** Those that the buyer has not seen in their place since they were refused. */
  unseen: readonly Entry[];
  /** The ids of the others. */
  seen: ReadonlySet<string>;
}

interface View {
  homes: Records<Home> | undefined;
  screen: string;
  /** The refusals at the last look. Null at the first one: what is refused then was announced during an earlier visit. */
  before: Refusals | null;
}

export function refusalsIn(entries: readonly Entry[], { homes, screen, before }: View): Refusals {
  // A list may be empty by mistake, a home of a record that could not be read may still exist, and one whose deletion waits may come back.
  const isGone = ({ lane: id }: Entry) =>
    homes?.skipped === 0 &&
    homes.items.length > 0 &&
    !homeIn(homes, id) &&
    !entries.some(({ lane, write }) => lane === id && write.kind === 'remove');
  const isInSight = (entry: Entry) => screen === screenKey(placeOf(entry).to, entry.lane);
  const refused = entries.filter((entry) => entry.state === 'refused' && !isMarkOrRemoval(entry));
  const unseen = refused.filter((entry) => before?.seen.has(entry.id) === false && !isGone(entry) && !isInSight(entry));
  const seen = new Set(idsOf(refused.filter((entry) => !unseen.includes(entry))));
  return { gone: refused.filter(isGone), unseen, seen };
}

/**
 * What the server has failed at too often, if it is to be announced: once, after the last of the batch has been given up. `announced` has the
 * ids for the next look.
 */
export function givenUpIn(entries: readonly Entry[], announced: ReadonlySet<string>) {
  const toSave = entries.filter(({ write }) => write.kind !== 'reply');
  const givenUp = toSave.filter(isGivenUp);
  const ids = idsOf(givenUp);
  const isTried = toSave.some((entry) => Boolean(entry.failures) && !isGivenUp(entry) && entry.state !== 'refused');
  const isNew = ids.some((id) => !announced.has(id));
  return {
    news: isNew && !isTried ? givenUp : [],
    announced: new Set(isTried ? ids.filter((id) => announced.has(id)) : ids),
  };
}
