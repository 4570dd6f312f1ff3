/* One benchmark: `npm run bench` for the listing, `npm run bench -- loads` for first visits, `npm run bench -- interactions` for what follows. */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  loads: () => import('./loads.ts'),
  interactions: () => import('./interactions.ts').then(() => import('./second-visits.ts')),
};
void (benches[process.argv[2] ?? ''] ?? (() => import('./listing.ts')))();
