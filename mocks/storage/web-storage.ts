/*
 * Where the browser blocks local or session storage, the demo's page has one in memory. Imported before anything else: msw reads local
 * storage as soon as it is imported.
 */
for (const name of ['localStorage', 'sessionStorage'] as const)
  try {
    void globalThis[name];
  } catch {
    const items = new Map<string, string>();
    const value: Storage = {
      get length() {
        return items.size;
      },
      key: (index) => [...items.keys()][index] ?? null,
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, text) => void items.set(key, text),
      removeItem: (key) => void items.delete(key),
      clear: () => items.clear(),
    };
    Object.defineProperty(globalThis, name, { value });
  }
export {};
