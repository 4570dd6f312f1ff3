/** Moves the focus to the heading of the screen, from a button that disappears when it is pressed. */
export const focusHeading = (): void => document.querySelector('h1')?.focus({ preventScroll: true });

/** Moves the focus from a toast that closes to the layer below it, if one is open, and else to the heading. */
export function focusBelowToast(): void {
  const layer = [...document.querySelectorAll<HTMLElement>('[aria-modal=true]')].at(-1);
  if (layer) layer.focus({ preventScroll: true });
  else focusHeading();
}
