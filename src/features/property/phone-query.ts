/** Where rows become cards and actions a bar: the width below which the reference is a phone. */
export const phoneQuery = '(max-width: 767px)';
