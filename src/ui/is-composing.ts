/** Whether a key belongs to an input method: its Enter chooses a word. Safari says so by the key code alone. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
