const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** How long the first screen has the network to itself, in milliseconds. */
const firstScreenTime = 3_000;

/**
 * Resolves when the person begins to do something, or when the first screen has had its time: then code that no first screen shows is
 * fetched.
 */
export const codeForLater = new Promise<void>((resolve) => {
  for (const sign of signs) addEventListener(sign, () => resolve(), { once: true, passive: true });
  setTimeout(resolve, firstScreenTime);
});
