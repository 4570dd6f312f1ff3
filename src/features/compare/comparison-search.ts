/** How an address of the listing says which homes are compared, and whether what is alike is left out. */
export const comparisonSearch = (ids: readonly string[], differencesOnly: boolean) => ({
  compare: ids.join(','),
  ...(differencesOnly && { differences: true as const }),
});
