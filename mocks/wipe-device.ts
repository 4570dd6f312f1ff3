/** Empties everything that this site keeps on the device. Stores are cleared and not deleted, because an open page blocks the deletion. */
export async function wipeDevice(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  await Promise.all(databases.flatMap(({ name }) => (name ? [clearDatabase(name)] : [])));
}

function clearDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('error', () => resolve());
    opening.addEventListener('success', () => {
      const database = opening.result;
      const done = () => {
        database.close();
        resolve();
      };
      const stores = [...database.objectStoreNames];
      if (stores.length === 0) return done();
      const clearing = database.transaction(stores, 'readwrite');
      for (const store of stores) clearing.objectStore(store).clear();
      clearing.addEventListener('complete', done);
      clearing.addEventListener('abort', done);
    });
  });
}
