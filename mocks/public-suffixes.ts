/** Replaces `tldts` and its list of public suffixes in the demo: every host is a domain of its own. */
export const getDomain = (hostname: string): string => hostname;
