import { type BuyerProfile, profileFields } from './buyer-profile.ts';
import { firstOpenStep, lastStep, openFields, type StepNumber } from './profile-steps.ts';
import { newestReply, type Turn } from './conversation.ts';
import { byNewest, type Home } from './home.ts';
import { isUnscored } from './question.ts';
import { whyLeftOut } from './top-homes.ts';

/** A next step for the buyer. `home` is the first of the `count` homes that it concerns. */
export type NextStep =
  | { kind: 'answer'; count: number; home: Home }
  | { kind: 'score'; count: number; home: Home }
  | { kind: 'tour'; count: number; home: Home }
  | { kind: 'profile'; open: number; step: StepNumber };

interface Buyer {
  id: string;
  /** Undefined while it is unknown. */
  profile: BuyerProfile | null | undefined;
  /** The answers that have not been submitted. */
  draft: Partial<BuyerProfile> | null;
  /** Without an agent nobody can arrange a tour. */
  hasAgent: boolean;
  turnOf: (home: Home) => Turn | null;
}

/** A disliked home can still be bought, and its tour is still wished for. */
const isGone = (home: Home) => ![null, 'disliked'].includes(whyLeftOut(home));

const awaitsScores = (home: Home) => home.propStatus === 'liked' && isUnscored(home.question) && !isGone(home);

/** The buyer requested a tour, and the agent has not answered last. */
const awaitsTour = (userId: string) => (home: Home) => {
  if (!home.question.tour || isGone(home)) return false;
  const last = newestReply(home);
  return last === null || last.from === userId;
};

/** The conversations in which it is the buyer's turn: those with a question first, then the newest. */
function waiting(homes: readonly Home[], turnOf: Buyer['turnOf']): Home[] {
  const turns = homes.flatMap((home) => {
    const turn = turnOf(home);
    return turn?.of === 'buyer' ? [{ home, turn }] : [];
  });
  return turns
    .toSorted(
      (a, b) => Number(a.turn.canBeDone) - Number(b.turn.canBeDone) || (b.turn.since ?? 0) - (a.turn.since ?? 0),
    )
    .map(({ home }) => home);
}

/** Messages to answer, scores for liked homes, tours without an answer, and an unfinished profile. */
export function nextSteps(homes: readonly Home[], { id, profile, draft, hasAgent, turnOf }: Buyer): NextStep[] {
  const about = (kind: 'answer' | 'score' | 'tour', found: readonly Home[]): NextStep[] => {
    const [home] = found;
    return home ? [{ kind, count: found.length, home }] : [];
  };
  const answers = { ...profile, ...draft };
  const isSubmitted = profileFields.every((name) => (answers[name] ?? '') === (profile?.[name] ?? ''));
  const step = profile === undefined ? null : (firstOpenStep(answers) ?? (isSubmitted ? null : lastStep));
  return [
    ...(hasAgent ? about('answer', waiting(homes, turnOf)) : []),
    ...about('score', homes.filter(awaitsScores).toSorted(byNewest)),
    ...(hasAgent ? about('tour', homes.filter(awaitsTour(id)).toSorted(byNewest)) : []),
    ...(step ? [{ kind: 'profile' as const, open: openFields(answers).length, step }] : []),
  ];
}
