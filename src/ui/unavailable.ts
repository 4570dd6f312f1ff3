/**
 * For a button whose own click can leave it with nothing to do. `disabled` would take the focus from it, and a keyboard would have to
 * start again: `<Button onClick={…} {...(isDone && unavailable)}>`.
 */
export const unavailable = { 'aria-disabled': true, 'data-disabled': true, onClick: undefined } as const;
