/** How long an answer counts as fresh, in milliseconds. */
export const freshFor = {
  /** For what the agent or another device may change at any moment. */
  aMoment: 30_000,
  /** For what only this person changes. */
  minutes: 5 * 60_000,
} as const;
