/** The width below which rows become cards and the actions a bar. */
export const phoneQuery = '(max-width: 767px)';
