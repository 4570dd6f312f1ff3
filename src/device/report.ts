import { readConfig } from '../domain/config.ts';

/** A report to the operator. Nothing in it is personal: no text of an error, an answer or a field, no id and no search of the address. */
export type Report =
  /** `places` are positions in the files of the build, the innermost first. */
  | { type: 'error'; name: string; places: string[] }
  /** An answer that is not what the wire agreed on. */
  | { type: 'contract'; call: string; status: number }
  /** A write that is not tried again in this visit. */
  | { type: 'gave-up'; write: string }
  /** A web vital: milliseconds, or a score in case of CLS. */
  | { type: 'vital'; name: string; value: number };

/** The most reports of one page: one that keeps failing need not report it more often. */
const mostReports = 50;
let sent = 0;

export const isReporting = (): boolean => import.meta.env.DEV || readConfig(globalThis.portalConfig).reportUrl !== null;

/** Sends a report to the configured address, in development to the console. It never fails and never waits. */
export function report(what: Report): void {
  const { reportUrl } = readConfig(globalThis.portalConfig);
  if (import.meta.env.DEV) console.debug('report', what);
  if (!reportUrl || sent >= mostReports) return;
  sent += 1;
  // As text: JSON would have the browser ask another origin for its consent first.
  const text = JSON.stringify({ ...what, screen: location.pathname, version: import.meta.url.split('/').at(-1) });
  try {
    navigator.sendBeacon(reportUrl, text);
  } catch {
    // An address that beacons cannot go to, such as ftp:.
  }
}

export function reportError(error: unknown): void {
  const [name, stack] = error instanceof Error ? [error.name, error.stack ?? ''] : [typeof error, ''];
  const places = [...stack.matchAll(/assets\/([\w.-]+\.js:\d+:\d+)/g)].map((match) => match[1] ?? '');
  report({ type: 'error', name, places: places.slice(0, 8) });
}
