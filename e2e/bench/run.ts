/* One benchmark: `npm run bench` for the listing, `npm run bench -- loads` for first visits. */
void (process.argv[2] === 'loads' ? import('./loads.ts') : import('./listing.ts'));
