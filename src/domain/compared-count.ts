export const fewestCompared = 2;
export const mostCompared = 4;
