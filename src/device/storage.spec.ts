import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { clearStorage, onStorageChange, readItem, readJson, writeItem, writeJson } from './storage.ts';

const order = z.array(z.string());

/** Storage as a browser hands it out where it is blocked: the very property throws. */
function block(): void {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  clearStorage();
});

describe('storage', () => {
  it('keeps text and JSON, and forgets what is null', () => {
    writeItem('detail_id', 'p1');
    writeJson('listing_column_order', ['price', 'mls']);
    expect(readItem('detail_id')).toBe('p1');
    expect(readJson('listing_column_order', order)).toEqual(['price', 'mls']);
    writeItem('detail_id', null);
    expect(readItem('detail_id')).toBeNull();
    expect(localStorage.getItem('detail_id')).toBeNull();
  });

  it.each(['', '{', 'null', '{"a":1}', '[1]', 'undefined'])(
    'reads %j as none where a list of texts is meant',
    (garbage) => {
      localStorage.setItem('listing_column_order', garbage);
      expect(readJson('listing_column_order', order)).toBeNull();
    },
  );

  it('never throws where it is blocked', () => {
    block();
    expect(readItem('token')).toBeNull();
    expect(readJson('listing_column_order', order)).toBeNull();
    expect(() => writeItem('token', 't')).not.toThrow();
    expect(() => writeItem('token', null)).not.toThrow();
    expect(() => writeJson('app-theme', {})).not.toThrow();
    expect(clearStorage).not.toThrow();
  });

  it('remembers for as long as the page lives where it is blocked', () => {
    block();
    writeItem('token', 't');
    expect(readItem('token')).toBe('t');
    writeItem('token', null);
    expect(readItem('token')).toBeNull();
  });

  it('goes on with what it was told where it is full, and stores it once there is room', () => {
    writeItem('app-theme', '{}');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    writeItem('app-theme', '{"a":1}');
    expect(readItem('app-theme')).toBe('{"a":1}');
    full.mockRestore();
    writeItem('app-theme', '{"a":2}');
    expect(localStorage.getItem('app-theme')).toBe('{"a":2}');
    expect(readItem('app-theme')).toBe('{"a":2}');
  });

  it('clears everything, which the specification means literally', () => {
    localStorage.setItem('anything', '1');
    writeItem('token', 't');
    clearStorage();
    expect(localStorage).toHaveLength(0);
  });
});

describe('another tab', () => {
  const change = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));

  it('is heard where it changes one of the keys or clears them all', () => {
    const changed = vi.fn<() => void>();
    onStorageChange(['token', 'user_id'], changed);
    change('app-theme');
    expect(changed).toHaveBeenCalledTimes(0);
    change('user_id');
    change(null);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('may have written while the page lay in the memory of the browser', () => {
    const changed = vi.fn<() => void>();
    onStorageChange(['app-theme'], changed);
    const isShown = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    isShown(false);
    expect(changed).toHaveBeenCalledTimes(0);
    isShown(true);
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
