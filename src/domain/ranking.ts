import * as z from 'zod/mini';
import { isListed, type Home } from './home.ts';
import { criteria, type Criterion, type Scores } from './question.ts';

export const heaviest = 5;
const usualWeight = 2;

/** How much each criterion counts: 0 (not at all) to 5. */
export type Weights = Record<Criterion, number>;

// There is no criterion for schools, so they raise the location.
const raisedBy = new Map<string | null, readonly Criterion[]>([
  ['Location', ['location']],
  ['Price', ['price']],
  ['Style', ['extstyle', 'intstyle']],
  ['Schools', ['location']],
]);

/** The default weights: all equal, except for those that the profile's important factor raises. */
export function presetWeights(impFactor: string | null): Weights {
  const raised = raisedBy.get(impFactor) ?? [];
  return Object.fromEntries(criteria.map((name) => [name, raised.includes(name) ? heaviest : usualWeight])) as Weights;
}

const weight = z.int().check(z.gte(0), z.lte(heaviest));

export const weightsSchema = z.record(z.enum(criteria), weight);

/** Reads stored weights. Null means that the preset applies. */
export const keptWeightsSchema = z.catch(z.nullable(weightsSchema), null);

export const levels = [
  { name: 'off', weight: 0 },
  { name: 'some', weight: 2 },
  { name: 'more', weight: 3 },
  { name: 'most', weight: 5 },
] as const;

/** The step of a weight. 1 and 4 come from an earlier version, and count as the step next to them until they are changed. */
export function levelOf(weight: number) {
  const step = weight === 1 ? 2 : weight === 4 ? 3 : weight;
  return levels.find((level) => level.weight === step)?.name ?? 'off';
}

export const countsNothing = (weights: Weights): boolean => Object.values(weights).every((weight) => weight === 0);

/** A home's score on the buyer's own scale: 0 to 10. */
export interface HomeScore {
  /** The weighted mean of the scored criteria. A missing score does not count as 0. */
  mean: number;
  /** The mean if every missing score became 0, and if every one became 10. */
  low: number;
  high: number;
  /** How many of the criteria with a weight are scored. */
  scored: number;
  of: number;
}

/** The home's weighted score, or null if no criterion with a weight is scored. */
export function homeScore({ question }: Pick<Home, 'question'>, weights: Weights): HomeScore | null {
  let points = 0;
  let scoredWeight = 0;
  let allWeight = 0;
  let scored = 0;
  let of = 0;
  for (const name of criteria) {
    const counts = weights[name];
    if (counts === 0) continue;
    of += 1;
    allWeight += counts;
    const score = question.scores[name];
    if (score === null) continue;
    scored += 1;
    scoredWeight += counts;
    points += counts * score;
  }
  if (scored === 0) return null;
  return {
    mean: points / scoredWeight,
    low: points / allWeight,
    high: (points + 10 * (allWeight - scoredWeight)) / allWeight,
    scored,
    of,
  };
}

export interface RankedHome {
  id: string;
  home: Home;
  /** 1 for the best. Tied homes share a place, and the next place counts them all. Null if too few criteria are scored. */
  place: number | null;
  tied: boolean;
  score: HomeScore;
  /**
   * Why a home of this ranking stands where it does. Computed when asked for, as thousands are ranked and few are explained. All homes share
   * the function: with one each, 10,000 homes take 14.1 MB in place of 13.6, and MUI X's table takes 13.5.
   */
  reasonsOf: (home: Home) => RankReasons;
}

/** The criteria that lift a home above the others and those that hold it back: at most two criteria each, the strongest first. */
export interface RankReasons {
  because: readonly Criterion[];
  despite: readonly Criterion[];
}

const explainedBy = 2;

/** A home needs half of the weighted criteria for a place: a single high score must not put it first. */
const hasEnough = ({ scored, of }: HomeScore) => scored * 2 >= of;

/** Ranks the scored homes, best first. Those with too few scores for a place come last. */
export function rankHomes(homes: readonly Home[], weights: Weights): RankedHome[] {
  let usual: Scores | null = null;
  const reasonsOf = ({ question }: Home) =>
    reasonsFor(question.scores, weights, (usual ??= meanScores(homes.filter(isListed))));
  const ranked: RankedHome[] = [];
  for (const home of homes) {
    const score = homeScore(home, weights);
    if (score) ranked.push({ id: home.id, home, place: null, tied: false, score, reasonsOf });
  }
  ranked.sort((a, b) => Number(hasEnough(b.score)) - Number(hasEnough(a.score)) || b.score.mean - a.score.mean);
  let before: RankedHome | null = null;
  for (const [index, home] of ranked.entries()) {
    if (!hasEnough(home.score)) break;
    home.place = index + 1;
    // An exact comparison is safe: equal fractions divide to the same number, different ones of such small numbers to different ones.
    if (before?.score.mean === home.score.mean) {
      home.place = before.place;
      home.tied = before.tied = true;
    }
    before = home;
  }
  return ranked;
}

function meanScores(homes: readonly Home[]): Scores {
  return Object.fromEntries(
    criteria.map((name) => {
      let sum = 0;
      let count = 0;
      for (const { question } of homes) {
        const score = question.scores[name];
        if (score === null) continue;
        sum += score;
        count += 1;
      }
      return [name, count === 0 ? null : sum / count];
    }),
  ) as Scores;
}

function reasonsFor(scores: Scores, weights: Weights, usual: Scores): RankReasons {
  const leads = criteria
    .map((name) => ({ name, lead: weights[name] * ((scores[name] ?? 0) - (usual[name] ?? 0)) }))
    .filter(({ name }) => scores[name] !== null)
    .toSorted((a, b) => b.lead - a.lead);
  const names = (list: typeof leads) => list.slice(0, explainedBy).map(({ name }) => name);
  return {
    because: names(leads.filter(({ lead }) => lead > 0)),
    despite: names(leads.filter(({ lead }) => lead < 0).toReversed()),
  };
}

/** By how much a score leads: the difference of the tenths that are shown, or the exact one if these are equal. */
export function leadOf(first: number, next: number): number {
  const tenths = Math.round(first * 10) - Math.round(next * 10);
  return tenths > 0 ? tenths / 10 : first - next;
}
