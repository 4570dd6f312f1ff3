import { vi } from 'vitest';

export const message = { kind: 'reply' as const, text: 'Hello' };

export const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

/** A page of its own, whose database has fallen silent once `silence` is aborted. */
export async function pageWithSilence() {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const silence = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(silence.signal);
  const { openOutbox: open } = await import('./outbox.ts');
  const { unsentOf } = await import('./unsent.ts');
  const { personStore: store } = await import('./person-store.ts');
  const { openReadMarks: readMarks } = await import('./read-marks.ts');
  const { openPreferences } = await import('./preferences.ts');
  return { silence, open, unsentOf, store, readMarks, openPreferences };
}
