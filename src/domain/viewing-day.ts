import { mostStops } from './limits.ts';

/** A home to visit, and when: `14:30`, or null. */
export interface Stop {
  id: string;
  time: string | null;
}

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
  ids: stops.length > 0 ? stops.map(({ id }) => id) : undefined,
  times: stops.some(({ time }) => time !== null) ? stops.map(({ time }) => time ?? '') : undefined,
});

export function moveStop(stops: readonly Stop[], id: string, step: 1 | -1): readonly Stop[] {
  const from = stops.findIndex((stop) => stop.id === id);
  const [one, other] = [stops[from], stops[from + step]];
  return one && other ? stops.with(from, other).with(from + step, one) : stops;
}

export interface Removed {
  stop: Stop;
  behind: ReadonlySet<string>;
}

/** The ids of those behind a stop that is to be removed, those that have been removed before included. */
export function behindOf(stops: readonly Stop[], { id }: Stop, removed: readonly Removed[]): ReadonlySet<string> {
  const left = stops.slice(stops.findIndex((stop) => stop.id === id) + 1);
  const gone = removed.filter(({ stop, behind }) => !behind.has(id) && stops.every((other) => other.id !== stop.id));
  return new Set([...left, ...gone.map(({ stop }) => stop)].map((stop) => stop.id));
}

/** Puts a removed stop back, before the first of those that stood behind it. */
export function putBack(stops: readonly Stop[], { stop, behind }: Removed): readonly Stop[] {
  if (stops.some(({ id }) => id === stop.id)) return stops;
  const place = stops.findIndex(({ id }) => behind.has(id));
  return stops.toSpliced(place < 0 ? stops.length : place, 0, stop);
}

/** An instant at which clocks show the time of a stop. */
export const instantOf = (time: string) => new Date(`2000-01-01T${time}`).getTime();

/** Opens the way to an address in the maps of the web. */
export const directionsUrl = (address: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

/** Opens an address in the reader's own map app, where the device has one (RFC 5870 with a query, as Android and iOS read it). */
export const geoUrl = (address: string) => `geo:0,0?q=${encodeURIComponent(address)}`;
