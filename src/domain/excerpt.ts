/** The beginning of a long text, at most `longest` characters and no half one, for where a glance at it is enough. */
export const excerpt = (text: string, longest = 300): string =>
  text.length > longest ? `${text.slice(0, longest - 1).replaceAll(/\p{Surrogate}/gu, '')}…` : text;
