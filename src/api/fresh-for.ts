/** How long an answer counts as fresh, in milliseconds. */
export const freshFor = {
  /** What the agent or another device may change at any moment. */
  aMoment: 30_000,
  /** What only this person changes. */
  minutes: 5 * 60_000,
} as const;
