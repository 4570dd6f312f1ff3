import type { Page } from '@playwright/test';

/** The keys under which the device keeps something for that person. */
export const keptFor = (page: Page, userId: string) =>
  page.evaluate(
    (start) =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('home-buyers-portal');
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('people').objectStore('people').getAllKeys();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result.map(String).filter((key) => key.startsWith(start)));
          });
        });
      }),
    `${userId}/`,
  );

/** All that the browser keeps for the portal, as text: its storages with their values, and the addresses of kept files. */
export const allKept = (page: Page) =>
  page.evaluate(async () => {
    const records = await new Promise<unknown[]>((resolve) => {
      const opening = indexedDB.open('home-buyers-portal');
      opening.addEventListener('success', () => {
        const step = opening.result.transaction('people');
        const reading = [step.objectStore('people').getAllKeys(), step.objectStore('people').getAll()];
        step.addEventListener('complete', () => {
          opening.result.close();
          resolve(reading.map(({ result }) => result));
        });
      });
    });
    const files: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) files.push(url);
    return JSON.stringify([localStorage, sessionStorage, records, files], (_, value: unknown) =>
      value instanceof Map || value instanceof Set ? [...value] : value,
    );
  });

/** Makes the device forget what it keeps of anybody, at each load and before the portal reads it. */
export const forgetKept = (page: Page) =>
  page.addInitScript(() => {
    const opening = indexedDB.open('home-buyers-portal');
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('success', () => {
      opening.result.transaction('people', 'readwrite').objectStore('people').clear();
      opening.result.close();
    });
  });
