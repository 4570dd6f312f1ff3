/** A home to visit, and when: `14:30`, or null. */
export interface Stop {
  id: string;
  time: string | null;
}

export const mostStops = 12;

const isTime = (text: string | undefined): text is string => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text ?? '');

/** Reads the stops of a day from an address: ids, and at the same positions times. */
export function readStops(ids: readonly string[] = [], times: readonly string[] = []): readonly Stop[] {
  const seen = new Set<string>();
  return ids
    .map((id, index) => ({ id, time: isTime(times[index]) ? times[index] : null }))
    .filter(({ id }) => id !== '' && !seen.has(id) && seen.add(id))
    .slice(0, mostStops);
}

export const writeStops = (stops: readonly Stop[]) => ({
  ids: stops.map(({ id }) => id),
  times: stops.some(({ time }) => time !== null) ? stops.map(({ time }) => time ?? '') : undefined,
});

/** Moves a stop up or down, with its time. */
export function moveStop(stops: readonly Stop[], id: string, step: 1 | -1): readonly Stop[] {
  const from = stops.findIndex((stop) => stop.id === id);
  const [one, other] = [stops[from], stops[from + step]];
  return one && other ? stops.with(from, other).with(from + step, one) : stops;
}

/** An instant at which clocks show the time of a stop. */
export const instantOf = (time: string) => new Date(`2000-01-01T${time}`).getTime();

/** Opens the way to an address in the maps of the web. */
export const directionsUrl = (address: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

/** Opens an address in the reader's own map app, where the device has one (RFC 5870 with a query, as Android and iOS read it). */
export const geoUrl = (address: string) => `geo:0,0?q=${encodeURIComponent(address)}`;
