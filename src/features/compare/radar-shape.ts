import { criteria, type Score } from '#src/domain/question.ts';

const radius = 120;
// Adding 0 turns -0 into 0.
const tenth = (value: number) => Math.round(value * 10) / 10 + 0;

/** The point of a score on the axis of a criterion. The first axis points up, the others follow clockwise. */
export function pointAt(criterion: number, score: number): readonly [x: number, y: number] {
  const angle = (2 * Math.PI * criterion) / criteria.length;
  const length = (radius * score) / 10;
  return [tenth(length * Math.sin(angle)), tenth(-length * Math.cos(angle))];
}

/** A label to the right of the middle starts at its axis, one to the left ends there. */
export const anchorOf = (x: number) => (Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end');

/** Breaks a text at the space that makes its longer line shortest. */
export function inTwoLines(text: string): readonly [first: string, second?: string] {
  const words = text.split(' ');
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')] as const);
  const longer = ([first, second]: readonly [string, string]) => Math.max(first.length, second.length);
  return breaks.toSorted((a, b) => longer(a) - longer(b))[0] ?? [text];
}

/** The line through the scores as an SVG path: closed if there are all, broken at a missing one. */
export function runsOf(scores: readonly Score[]): string {
  const count = scores.length;
  const gap = scores.indexOf(null);
  // Start after a gap, so that a line across the top stays in one piece.
  const from = gap < 0 ? 0 : gap + 1;
  let path = '';
  let broken = true;
  for (let step = 0; step < count; step += 1) {
    const index = (from + step) % count;
    const score = scores[index] ?? null;
    if (score !== null) path += `${broken ? 'M' : 'L'}${pointAt(index, score).join(' ')}`;
    broken = score === null;
  }
  return gap < 0 && path ? `${path}Z` : path;
}
