/** How long a toast stays, in milliseconds. */
export const toastTime = 5000;

/** How long a final action waits for its Undo, in milliseconds. Longer than the toast, which stays while the pointer is over it. */
export const undoTime = toastTime + 2000;
