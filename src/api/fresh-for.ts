/** How long an answer counts as fresh, in milliseconds: the agent or another device may change anything at any moment. */
export const freshFor = 30_000;
