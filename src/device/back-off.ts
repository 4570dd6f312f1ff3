/** In milliseconds. No entry's `notBefore` is set further ahead. */
export const longestBackOff = 30_000;

/** The longest wait before the next try, in milliseconds: 1 s, 2 s, 4 s … at most 30 s. */
export const backOff = (attempts: number) => Math.min(longestBackOff, 1000 * 2 ** Math.max(0, attempts - 1));

/** Anything up to the longest wait, so that the devices that failed together do not come back together. */
export const jittered = (longest: number) => Math.round(Math.random() * longest);
