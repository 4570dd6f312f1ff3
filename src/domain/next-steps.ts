import type { BuyerProfile } from './buyer-profile.ts';
import { firstOpenStep, openFields, type StepNumber } from './profile-steps.ts';
import { byNewest, newestReply, type Home } from './home.ts';
import { criteria } from './question.ts';

/** What would bring the buyer further. `home` is the newest of the `count` homes that it is about. */
export type NextStep =
  | { kind: 'score'; count: number; home: Home }
  | { kind: 'tour'; count: number; home: Home }
  | { kind: 'profile'; open: number; step: StepNumber };

interface Buyer {
  id: string;
  profile: BuyerProfile | null;
  /** Nobody can be asked about a tour without one. */
  hasAgent: boolean;
}

const isUnscored = ({ propStatus, question }: Home) =>
  propStatus === 'liked' && criteria.every((name) => question.scores[name] === null);

/** The buyer wants to see it, and the last word about it is not the agent's. */
const awaitsTour = (userId: string) => (home: Home) => {
  if (!home.question.tour || home.propStatus === 'hidden') return false;
  const last = newestReply(home);
  return last === null || last.from === userId;
};

/** Homes that are liked but not scored, tours that are wished for but not answered, and a profile that is not finished. */
export function nextSteps(homes: readonly Home[], { id, profile, hasAgent }: Buyer): NextStep[] {
  const about = (kind: 'score' | 'tour', found: Home[]): NextStep[] => {
    const [home] = found.toSorted(byNewest);
    return home ? [{ kind, count: found.length, home }] : [];
  };
  const step = firstOpenStep(profile);
  return [
    ...about('score', homes.filter(isUnscored)),
    ...(hasAgent ? about('tour', homes.filter(awaitsTour(id))) : []),
    ...(step ? [{ kind: 'profile' as const, open: openFields(profile).length, step }] : []),
  ];
}
