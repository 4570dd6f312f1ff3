/** The width from which there is room for a sidebar: the specification's breakpoint. */
export const wideFrom = '(min-width: 992px)';
