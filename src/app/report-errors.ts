import { ApiError } from '#src/api/api-error.ts';
import { isReporting, reportError } from '#src/device/report.ts';

/** Reports what nobody caught. */
export function reportUncaught(): void {
  addEventListener('error', ({ error }) => error && reportError(error));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}

/** Reports what took a screen or a card down. A call that failed is told to the person, and says nothing of the code. */
export function onCaughtError(error: unknown): void {
  console.error(error);
  if (!(error instanceof ApiError)) reportError(error);
}

/** Its code is fetched only where there is somebody to tell. */
export async function measureVitals(): Promise<void> {
  if (!isReporting()) return;
  const { reportVitals } = await import('./report-vitals.ts');
  reportVitals();
}
