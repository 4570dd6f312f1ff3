/** How many homes can be compared. */
export const fewestCompared = 2;
export const mostCompared = 4;
