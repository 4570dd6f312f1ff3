import { type Settings, settings } from '#src/device/settings.ts';

/** Changes a setting; false where the device does not keep it. It is as before then, because a reload would take it back. */
export function chooseSetting(change: Partial<Settings>): boolean {
  const before = settings.get();
  const isKept = settings.update(change);
  if (!isKept) settings.update(before);
  return isKept;
}
