import type * as z from 'zod/mini';

export type StorageKey =
  | 'token'
  | 'user_id'
  | 'session_end'
  | 'emailForSignUp'
  | 'emailForForgetPassword'
  | 'app-theme'
  | 'theme_tokens'
  | 'buyer_state'
  | 'detail_id'
  | 'taken_back'
  | 'unstored_drafts'
  | 'counted_messages'
  | 'listing_column_order'
  | 'listing_columns_shown';

// Values that a full or blocked storage did not take. They live as long as the page, so that signing in works without storage.
const notTaken = new Map<StorageKey, string | null>();

export function readItem(key: StorageKey): string | null {
  const kept = notTaken.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores the text, or removes the key for null. Answers false if storage is full or blocked: the page keeps the value while it lives.
 */
export function writeItem(key: StorageKey, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    notTaken.delete(key);
    return true;
  } catch {
    notTaken.set(key, value);
    return false;
  }
}

/** Whether storage took what was written last; if not, the page alone keeps it. */
export const isStored = (key: StorageKey): boolean => !notTaken.has(key);

/** The stored value as its schema reads it, or null if there is none or it is garbage. */
export function readJson<S extends z.ZodMiniType>(key: StorageKey, schema: S): z.output<S> | null {
  const text = readItem(key);
  if (text === null) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Keeps a value as JSON, or removes the key for null; false if the device does not keep it. */
export function writeJson(key: StorageKey, value: unknown): boolean {
  return writeItem(key, value === null ? null : JSON.stringify(value));
}

/** "Clears local storage", which the specification means literally. */
export function clearStorage(): void {
  notTaken.clear();
  try {
    localStorage.clear();
  } catch {
    // Blocked storage is empty already.
  }
}

/** Calls back when another tab changes one of the keys, or clears them all, and when it may have done so. */
export function onStorageChange(keys: readonly StorageKey[], changed: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === null || keys.some((key) => key === event.key)) changed();
  });
  // A page restored from the back-forward cache has missed the storage events.
  addEventListener('pageshow', (event) => {
    if (event.persisted) changed();
  });
}
