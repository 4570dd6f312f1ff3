import type { Home } from './home.ts';
import { criteria, scoredCount } from './question.ts';

/** The first home behind this one in the order, and then before it, that is not fully scored. */
export function nextToScore(homes: readonly Home[], order: readonly string[], id: string): Home | undefined {
  const open = new Map(
    homes.filter(({ question }) => scoredCount(question) < criteria.length).map((home) => [home.id, home]),
  );
  const index = order.indexOf(id);
  const next = [...order.slice(index + 1), ...order.slice(0, Math.max(index, 0))].find((other) => open.has(other));
  return next === undefined ? undefined : open.get(next);
}
