export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Waits. A benchmark measures whether anything still happens, so it has no condition to wait for but time. */
export const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
