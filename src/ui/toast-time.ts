/** How long a toast stays, in milliseconds. */
export const toastTime = 6000;

/** How long something final waits for its Undo, in milliseconds: longer than the toast, which stays while it is pointed at. */
export const undoTime = toastTime + 2000;
