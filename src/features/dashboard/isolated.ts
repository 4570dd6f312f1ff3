/** Keeps an address in its own order inside a sentence that may run from right to left. */
export const isolated = (text: string) => `\u2068${text}\u2069`;
