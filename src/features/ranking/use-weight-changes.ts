import { useState } from 'react';
import { useRankingWeights } from '#src/api/use-ranking.ts';
import type { Criterion } from '#src/domain/question.ts';
import type { Weights } from '#src/domain/ranking.ts';
import { isSame } from '#src/domain/same.ts';

/** `criterion` is null for a reset to the preset. */
interface Step {
  criterion: Criterion | null;
  before: Weights;
  after: Weights;
  wasPreset: boolean;
}

/** The weights, and the changes made to them on this visit. Steps of one criterion in a row are one change. */
export function useWeightChanges() {
  const { weights, preset, isPreset, setWeights } = useRankingWeights();
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const latest = steps.at(-1);
  // If another tab has changed the weights since, this change no longer explains them, and Undo would take back the other tab's.
  const last = isSame(latest?.after, weights) ? latest : undefined;
  const undo = () => {
    if (!last) return;
    setSteps(steps.slice(0, -1));
    setWeights(last.wasPreset ? null : last.before);
  };
  const weigh = (criterion: Criterion, weight: number) => {
    const goesOn = last?.criterion === criterion;
    if (goesOn && last.before[criterion] === weight) {
      undo();
      return;
    }
    const after = { ...weights, [criterion]: weight };
    setSteps(
      goesOn
        ? [...steps.slice(0, -1), { ...last, after }]
        : [...steps, { criterion, before: weights, after, wasPreset: isPreset }],
    );
    setWeights(after);
  };
  const reset = () => {
    setSteps([...steps, { criterion: null, before: weights, after: preset, wasPreset: isPreset }]);
    setWeights(null);
  };
  // Where the profile says nothing, all criteria count alike.
  const source = new Set(Object.values(preset)).size > 1 ? 'preset' : 'alike';
  return { weights, preset, source, isPreset, lastChange: last ?? null, weigh, reset, undo } as const;
}
