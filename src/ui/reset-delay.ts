/** How long after a failure is shown the fields of a form are emptied, in milliseconds. The specification asks for it. */
export const resetDelay = 100;
