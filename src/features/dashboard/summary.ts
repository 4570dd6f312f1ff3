import { byNewest, isListed, type Home, type PropStatus } from '#src/domain/home.ts';

export interface Summary {
  /** As many as the listing shows. */
  listed: number;
  undecided: number;
  /** By mark, the newest first. */
  marked: Record<NonNullable<PropStatus>, Home[]>;
}

/** Goes through the homes only once, because there may be ten thousand. */
export function summarise(homes: readonly Home[]): Summary {
  const marked: Summary['marked'] = { liked: [], disliked: [], hidden: [] };
  let listed = 0;
  for (const home of homes) {
    if (isListed(home)) listed += 1;
    if (home.propStatus) marked[home.propStatus].push(home);
  }
  for (const list of Object.values(marked)) list.sort(byNewest);
  return { listed, undecided: listed - marked.liked.length - marked.disliked.length, marked };
}
