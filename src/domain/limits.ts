export const fewestCompared = 2;
export const mostCompared = 4;

/** The most homes on one day sheet. */
export const mostStops = 12;
