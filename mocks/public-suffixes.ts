/** Stands in the demo for `tldts` and its list of public suffixes: every host is a domain of its own. */
export const getDomain = (hostname: string): string => hostname;
