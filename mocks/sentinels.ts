import type { WireHome } from '#src/domain/home.ts';
import type { FaultKind } from './faults.ts';
import { Refusal } from './refusal.ts';

/** Words that always fail, wherever they are typed. `docs/testing.md` lists them, and what each fault does. */
const failingWords: readonly (readonly [RegExp, FaultKind])[] = [
  [/^down@example\.com$/i, 'http-500'],
  [/^refused@example\.com$/i, 'refuse'],
  [/^offline@example\.com$/i, 'drop'],
  [/^garbled@example\.com$/i, 'html'],
  [/#fail\b/i, 'http-500'],
  [/#refuse\b/i, 'refuse'],
  [/#drop\b/i, 'drop'],
  [/#lost\b/i, 'drop-after'],
  [/#slow\b/i, 'slow'],
  [/#revoke\b/i, 'revoked'],
];

/** The fault that a typed text asks for, or null. */
export function faultInText(texts: readonly string[]): FaultKind | null {
  return failingWords.find(([word]) => texts.some((text) => word.test(text.trim())))?.[1] ?? null;
}

/** @throws {Refusal} for a home that cannot be marked */
export function refuseStubbornHome({ mls }: WireHome): void {
  if (String(mls).endsWith('0500')) throw new Refusal(409, 'The server could not update this property.');
}
