import type { BuyerProfile } from './buyer-profile.ts';
import { turnOf } from './conversation.ts';
import type { CostAssumptions } from './cost.ts';
import type { Home } from './home.ts';
import type { Weights } from './ranking.ts';
import type { User } from './user.ts';

interface Theirs {
  userId: string;
  /** Null while the server has not said. */
  buyer: User | null;
  profile: BuyerProfile | null;
  homes: readonly Home[];
  weights: Weights;
  costAssumptions: CostAssumptions;
  /** The conversations marked as done, by the home's id. */
  done: ReadonlyMap<string, number>;
}

/** Raised with every change that a reader of older files would not understand. */
const version = 1;

const asDate = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

/** All data of the buyer, for a file. Instants are ISO 8601 dates. */
export function exportOf({ userId, buyer, profile, homes, weights, costAssumptions, done }: Theirs, now: number) {
  return {
    version,
    exportedAt: new Date(now).toISOString(),
    buyer: buyer && {
      id: userId,
      email: buyer.email,
      firstName: buyer.firstName,
      lastName: buyer.lastName,
      agent: buyer.agent ?? buyer.agentEmail,
    },
    profile,
    rankingWeights: weights,
    costAssumptions,
    homes: homes.map(({ question, replies, propStatus, ...facts }) => ({
      ...facts,
      sharedAt: asDate(facts.sharedAt),
      updatedAt: asDate(facts.updatedAt),
      listedAt: asDate(facts.listedAt),
      mark: propStatus,
      scores: question.scores,
      tourRequested: question.tour,
      comments: question.comments,
      conversationDone: turnOf(replies, userId, done.get(facts.id))?.of === 'nobody',
      messages: replies.map(({ from, reply, time }) => ({
        from: from === userId ? 'buyer' : 'agent',
        text: reply,
        sentAt: asDate(time),
      })),
    })),
  };
}
