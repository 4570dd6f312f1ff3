import { ApiError } from '#src/domain/api-error.ts';
import { isReporting, reportError } from '#src/device/report.ts';

export function reportUncaught(): void {
  addEventListener('error', ({ error }) => error && reportError(error));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}

/** Reports errors that broke a screen or a card. Failed calls are not errors of the code: the screen shows them. */
export function onCaughtError(error: unknown): void {
  console.error(error);
  if (!(error instanceof ApiError)) reportError(error);
}

/** Its code is fetched only where reports are configured. */
export async function measureVitals(): Promise<void> {
  if (!isReporting()) return;
  const { reportVitals } = await import('./report-vitals.ts');
  reportVitals();
}
