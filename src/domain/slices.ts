/** How long a slice of work may take, in milliseconds: short enough that a key pressed meanwhile shows at once. */
const sliceTime = 12;

/** Divides long work into slices. To be called often and awaited: once a slice is over, it resolves in the next task. */
export function createSlices(): () => Promise<void> | undefined {
  let end = performance.now() + sliceTime;
  return () => {
    if (performance.now() < end) return undefined;
    return nextTask().then(() => {
      end = performance.now() + sliceTime;
    });
  };
}

function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
}

/** How many steps run between two readings of the clock. */
const stride = 32;

/** Runs a step for each item of a long list, and lets the page handle input and paint in between. */
export async function eachInSlices<T>(items: readonly T[], step: (item: T, index: number) => void): Promise<void> {
  const slice = createSlices();
  for (const [index, item] of items.entries()) {
    step(item, index);
    if (index % stride === stride - 1) await slice();
  }
}
