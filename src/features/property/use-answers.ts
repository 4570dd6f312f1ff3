import { useState } from 'react';
import { useEntries, useWrites } from '#src/api/use-writes.ts';
import { type Entry, isGivenUp } from '#src/device/outbox-entry.ts';
import { isDelayed } from '#src/device/outbox-queues.ts';
import type { Home } from '#src/domain/home.ts';
import {
  type Criterion,
  type QuestionChange,
  type QuestionField,
  type Score,
  scoredCount,
  scoreValue,
  tourValue,
  withAnswers,
} from '#src/domain/question.ts';
import { isSame } from '#src/domain/same.ts';
import { countChanges } from '#src/domain/write.ts';

/** The state of an answer. `device` is kept on this device, `refused` comes with the server's reason. */
export interface Saving {
  state: 'none' | 'sending' | 'device' | 'refused' | 'saved';
  /** The server failed at it so often that it stays on this device until the person tries again. */
  isGivenUp: boolean;
  reason: string | null;
  retry: () => void;
}

interface Touched {
  field: QuestionField;
  /** Its name on the screen. */
  what: string;
}

export type Answers = ReturnType<typeof useAnswers>;

/** The buyer's answers about one home, with the state of each. What was just pressed shows before the device has stored it. */
export function useAnswers(stored: Home) {
  const { id } = stored;
  const [pressed, setPressed] = useState<QuestionChange>({});
  const [touched, touch] = useState<Touched | null>(null);
  const home = { ...stored, question: withAnswers(stored.question, pressed) };
  const { question } = home;
  const writes = useWrites();
  const unsent = useEntries();
  const entries = unsent.filter(({ lane, write }) => lane === id && write.kind === 'answer');
  const entryOf = (field: QuestionField) =>
    entries.findLast(({ write }) => write.kind === 'answer' && write.change[field] !== undefined);
  const press = async (field: QuestionField, value: string) => {
    setPressed((others) => ({ ...others, [field]: value }));
    await writes.add(id, { kind: 'answer', change: { [field]: value } });
    // Unless it has been pressed again.
    setPressed(({ [field]: latest, ...others }) => (latest === value ? others : { ...others, [field]: latest }));
  };
  const set = (field: QuestionField, value: string, now: string) => {
    const known = entryOf(field);
    if (value !== now) void press(field, value);
    else if (known && (known.state === 'refused' || isGivenUp(known))) void writes.retry([known.id]);
  };
  // A new entry is about to be sent.
  const isKept = (entry: Entry) => ['parked', 'refused'].includes(entry.state) || isDelayed(entry, unsent);
  const savingOf = (field: QuestionField): Saving => {
    const entry = entryOf(field);
    if (!entry) {
      const isEmpty = isSame(stored.question, withAnswers(stored.question, { [field]: '' }));
      const state = pressed[field] !== undefined ? 'sending' : isEmpty ? 'none' : 'saved';
      return { state, isGivenUp: false, reason: null, retry: () => {} };
    }
    return {
      state: entry.state === 'refused' ? 'refused' : isKept(entry) ? 'device' : 'sending',
      isGivenUp: isGivenUp(entry),
      reason: entry.reason,
      retry: () => void writes.retry([entry.id]),
    };
  };
  return {
    home,
    score: (name: Criterion, score: Score) => set(`q${name}`, scoreValue(score), scoreValue(question.scores[name])),
    tour: (wished: boolean) => set('qtour', tourValue(wished), tourValue(question.tour)),
    savingOf,
    /** The answer that was touched last, for screen readers, until they have heard that it is saved. */
    touched,
    touch,
    scored: scoredCount(question),
    /** How many of the answers are only on this device. */
    kept: countChanges(entries.filter(isKept)),
    /** Whether the server does not know the call. */
    isCallUnknown: entries.some((entry) => entry.state === 'parked' && !isGivenUp(entry)),
  };
}
