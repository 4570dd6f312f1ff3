import { ApiError } from '../domain/api-error.ts';

/** Whether the server may have done what it was asked for, though the call failed. */
export function mayBeDone(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, status } = error;
  if (kind === 'unreadable') return status === null || status < 400 || status >= 500;
  return kind === 'timeout' || (kind === 'network' && navigator.onLine);
}
