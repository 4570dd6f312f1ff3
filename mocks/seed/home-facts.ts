const hour = 3_600_000;
export const hoursBefore = (instant: number, hours: number) => new Date(instant - hours * hour).toISOString();

/** A listing date that counts as `days` on the market at that instant. */
export const listedFor = (instant: number, days: number) => hoursBefore(instant, (days - 1) * 24 + 20);

export const photoOf = (address: string) =>
  `/photos/${(address.split(',')[0] ?? '').toLowerCase().replaceAll(' ', '-')}.svg`;

export const linkOf = (mls: string) => `https://homes.example.com/listing/${mls}`;
