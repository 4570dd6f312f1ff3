import type { BuyerProfile } from './buyer-profile.ts';
import { firstOpenStep, openFields, type StepNumber } from './profile-steps.ts';
import { byNewest, newestReply, type Home } from './home.ts';
import { criteria } from './question.ts';

/** A next step for the buyer. `home` is the newest of the `count` homes that it concerns. */
export type NextStep =
  | { kind: 'score'; count: number; home: Home }
  | { kind: 'tour'; count: number; home: Home }
  | { kind: 'profile'; open: number; step: StepNumber };

interface Buyer {
  id: string;
  /** Undefined while it is unknown. */
  profile: BuyerProfile | null | undefined;
  /** Without an agent nobody can arrange a tour. */
  hasAgent: boolean;
}

const isUnscored = ({ propStatus, question }: Home) =>
  propStatus === 'liked' && criteria.every((name) => question.scores[name] === null);

/** The buyer requested a tour, and the agent has not answered last. */
const awaitsTour = (userId: string) => (home: Home) => {
  if (!home.question.tour || home.propStatus === 'hidden') return false;
  const last = newestReply(home);
  return last === null || last.from === userId;
};

/** Scores for liked homes, tours without an answer, and an unfinished profile. */
export function nextSteps(homes: readonly Home[], { id, profile, hasAgent }: Buyer): NextStep[] {
  const about = (kind: 'score' | 'tour', found: Home[]): NextStep[] => {
    const [home] = found.toSorted(byNewest);
    return home ? [{ kind, count: found.length, home }] : [];
  };
  const open = profile === undefined ? [] : openFields(profile);
  const step = open.length > 0 ? firstOpenStep(profile ?? null) : null;
  return [
    ...about('score', homes.filter(isUnscored)),
    ...(hasAgent ? about('tour', homes.filter(awaitsTour(id))) : []),
    ...(step ? [{ kind: 'profile' as const, open: open.length, step }] : []),
  ];
}
