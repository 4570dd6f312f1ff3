import { useState } from 'react';
import { useRankingWeights } from '#src/api/use-ranking.ts';
import type { Criterion } from '#src/domain/question.ts';
import type { Weights } from '#src/domain/ranking.ts';

interface Step {
  criterion: Criterion | null;
  before: Weights;
  wasPreset: boolean;
}

/** The weights, and the changes made to them on this visit. Steps of one criterion in a row are one change. */
export function useWeightChanges() {
  const { weights, preset, isPreset, setWeights } = useRankingWeights();
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const last = steps.at(-1);
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
    if (!goesOn) setSteps([...steps, { criterion, before: weights, wasPreset: isPreset }]);
    setWeights({ ...weights, [criterion]: weight });
  };
  const reset = () => {
    setSteps([...steps, { criterion: null, before: weights, wasPreset: isPreset }]);
    setWeights(null);
  };
  const lastChange = last ? { ...last, kind: kindOf(last, weights) } : null;
  return { weights, preset, isPreset, lastChange, weigh, reset, undo };
}

/** What a change did: a criterion counts more or less, or the profile's preset counts again. */
function kindOf({ criterion, before }: Step, weights: Weights): 'more' | 'less' | 'preset' {
  if (criterion === null) return 'preset';
  return weights[criterion] > before[criterion] ? 'more' : 'less';
}
