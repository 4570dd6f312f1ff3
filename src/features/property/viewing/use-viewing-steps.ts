import { useEffect, useState } from 'react';
import type { Home } from '#src/domain/home.ts';
import { type Criterion, type Score, viewingOrder } from '#src/domain/question.ts';
import { digitsOfOneNumber } from '../typed-score.ts';

export type ViewingStep = Criterion | 'end';

/** The criterion scored last, with the score before that. */
interface Given {
  criterion: Criterion;
  before: Score;
}

export type ViewingSteps = ReturnType<typeof useViewingSteps>;

/** How long a score shows before the next criterion comes, in milliseconds. A second tap within that time corrects the score. */
const scoreRest = 500;

const nextOf = (criterion: Criterion): ViewingStep => viewingOrder[viewingOrder.indexOf(criterion) + 1] ?? 'end';

/** The steps of a viewing: from the first criterion without a score, one by one, to the end. */
export function useViewingSteps(home: Home, onScore: (criterion: Criterion, score: Score) => void) {
  const { scores } = home.question;
  const [step, setStep] = useState<ViewingStep>(
    () => viewingOrder.find((name) => scores[name] === null) ?? viewingOrder[0] ?? 'end',
  );
  const [given, setGiven] = useState<Given | null>(null);
  // A new object for each tap, so that each tap restarts the wait.
  const [leaving, setLeaving] = useState<{ from: Criterion; after: number } | null>(null);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => {
      setLeaving(null);
      const to = nextOf(leaving.from);
      // The end would take the focus from a note that is being written.
      if (to !== 'end' || !(document.activeElement instanceof HTMLTextAreaElement)) setStep(to);
    }, leaving.after);
    return () => clearTimeout(timer);
  }, [leaving]);

  const goTo = (to: ViewingStep) => {
    setLeaving(null);
    setStep(to);
  };
  return {
    step,
    goTo,
    previous: viewingOrder[(step === 'end' ? viewingOrder.length : viewingOrder.indexOf(step)) - 1] ?? null,
    next: step === 'end' ? 'end' : nextOf(step),
    score: (score: Score, isTyped: boolean) => {
      if (step === 'end') return;
      // After a correction, Undo still goes back to the score before both taps.
      if (!leaving) setGiven({ criterion: step, before: scores[step] });
      onScore(step, score);
      setLeaving({ from: step, after: isTyped ? digitsOfOneNumber : scoreRest });
    },
    /** Null if there is nothing to undo. */
    given,
    undo: () => {
      if (!given) return;
      onScore(given.criterion, given.before);
      setGiven(null);
      goTo(given.criterion);
    },
  };
}
