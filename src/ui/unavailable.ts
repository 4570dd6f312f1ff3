/**
 * For a button whose own click can leave it with nothing to do. `disabled` would take the focus from it, and with that the way on by
 * keyboard: `<Button onClick={…} {...(isDone && unavailable)}>`.
 */
export const unavailable = { 'aria-disabled': true, 'data-disabled': true, onClick: undefined } as const;
