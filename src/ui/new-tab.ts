/** The attributes of a link that opens another site in a new tab. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
