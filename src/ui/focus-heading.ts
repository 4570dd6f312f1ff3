/** Moves the focus to the heading of the screen, from a button that disappears when it is pressed. */
export const focusHeading = (): void => document.querySelector('h1')?.focus({ preventScroll: true });
