import * as z from 'zod/mini';
import { readJson, type StorageKey, writeJson } from './storage.ts';

/** Values by name under one key of local storage, which is removed with the last of them. */
export function storedRecord<S extends z.ZodMiniType>(key: StorageKey, value: S) {
  const get = (): Readonly<Record<string, z.output<S>>> => readJson(key, z.record(z.string(), value)) ?? {};
  const keepWhere = (isKept: (name: string) => boolean): void => {
    const known = Object.entries(get());
    const left = known.filter(([name]) => isKept(name));
    if (left.length < known.length) writeJson(key, left.length > 0 ? Object.fromEntries(left) : null);
  };
  return {
    get,
    /** False if local storage is full or blocked. */
    add: (added: Readonly<Record<string, z.output<S>>>): boolean => writeJson(key, { ...get(), ...added }),
    keepWhere,
    keepOnly: (names: readonly string[]): void => {
      const kept = new Set(names);
      keepWhere((name) => kept.has(name));
    },
  };
}
