import * as z from 'zod/mini';
import { mostCompared } from './limits.ts';
import { type CostAssumptions, costAssumptionsSchema } from './cost.ts';
import { type Home, wirePhoto } from './home.ts';
import { criteria, questionSchema, scoreValue } from './question.ts';
import { homeScore, type RankedHome, type Weights, weightsSchema } from './ranking.ts';
import { wireFee, wireInstant, wireLink, wireNonZero, wireNumber, wireParagraph, wireTax, wireText } from './wire.ts';

/** The parts that a buyer may add to the facts of shared homes. */
export const sharedParts = ['scores', 'cost', 'notes', 'questions'] as const;
export type SharedPart = (typeof sharedParts)[number];

/** The facts of a home that every link has. */
const facts = z.object({
  address: wireText,
  price: wireNonZero,
  beds: wireNumber,
  baths: wireNumber,
  sqft: wireNonZero,
  acres: wireNumber,
  built: wireNonZero,
  stories: wireNumber,
  parking: wireText,
  schoolDistrict: wireText,
  marketStatus: wireText,
  listedAt: wireInstant,
  tax: wireTax,
  hoa: wireFee,
  mls: wireText,
  photo: wirePhoto,
  link: wireLink,
});
const factNames = Object.keys(facts.shape) as (keyof typeof facts.shape)[];

const sharedHome = z.extend(facts, {
  question: questionSchema,
  /** The place in the buyer's own ranking, which has more homes than are shared. */
  place: z.catch(z.nullable(z.int().check(z.gte(1))), null),
  tied: z.catch(z.boolean(), false),
});
/** A home as it is shared: parts that were not shared read as none. */
export type SharedHome = z.output<typeof sharedHome>;

/** The last instant that a date can hold. */
const latestInstant = 8.64e15;

/** The content of a shared link: homes, and what the buyer added. `at` is when it was made, in milliseconds since 1970. */
export const sharedHomesSchema = z.object({
  by: wireText,
  at: z.int().check(z.gte(0), z.lte(latestInstant)),
  words: wireParagraph,
  parts: z.array(z.enum(sharedParts)),
  weights: z.catch(z.nullable(weightsSchema), null),
  /** How many homes the buyer's ranking has. Null if it was not shared, or by an earlier version. */
  placed: z.catch(z.nullable(z.int().check(z.gte(1))), null),
  cost: z.catch(z.nullable(z.object({ assumptions: costAssumptionsSchema, inCash: z.boolean() })), null),
  homes: z.array(sharedHome).check(z.minLength(1), z.maxLength(mostCompared)),
});
export type SharedHomes = z.output<typeof sharedHomesSchema>;

interface Choice extends Pick<SharedHomes, 'by' | 'at' | 'words'> {
  parts: ReadonlySet<SharedPart>;
  weights: Weights;
  assumptions: CostAssumptions;
  inCash: boolean;
  homes: readonly Home[];
  ranked: ReadonlyMap<string, RankedHome>;
}

/** The content of a link: the facts and the chosen parts of the chosen homes. With scores the best home comes first. */
export function sharedHomes({ by, at, words, parts, weights, assumptions, inCash, homes, ranked }: Choice) {
  const withScores = parts.has('scores');
  const placeOf = ({ id }: Home) => ranked.get(id)?.place ?? Number.MAX_SAFE_INTEGER;
  const inOrder = withScores ? homes.toSorted((a, b) => placeOf(a) - placeOf(b)) : homes;
  return {
    by,
    at,
    words,
    parts: sharedParts.filter((part) => parts.has(part)),
    weights: withScores ? weights : null,
    placed: withScores ? [...ranked.values()].filter(({ place }) => place !== null).length : null,
    cost: parts.has('cost') ? { assumptions, inCash } : null,
    homes: inOrder.map((home) => {
      const { question } = home;
      const rank = withScores ? ranked.get(home.id) : undefined;
      return {
        ...(Object.fromEntries(factNames.map((name) => [name, home[name]])) as Pick<Home, (typeof factNames)[number]>),
        question: {
          ...(withScores &&
            Object.fromEntries(criteria.map((name) => [`q${name}`, scoreValue(question.scores[name])]))),
          ...(parts.has('notes') && { qcomments: question.comments }),
        },
        place: rank?.place ?? null,
        tied: rank?.tied ?? false,
      };
    }),
  } satisfies z.input<typeof sharedHomesSchema>;
}

/** The rank of a shared home, or null if no score was shared. */
export function sharedRank({ place, tied, question }: SharedHome, weights: Weights | null) {
  const score = weights && homeScore({ question }, weights);
  return score && { place, tied, score };
}
