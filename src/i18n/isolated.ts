/** Keeps a text of the data, an address, in its own order inside a sentence that may run the other way. */
export const isolated = (text: string) => `\u2068${text}\u2069`;
