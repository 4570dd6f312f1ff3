import type { Page } from '@playwright/test';

/** A page in Playwright's Chromium, or in another browser. */
type AnyPage = { evaluate: (run: (start: string) => Promise<string[]>, start: string) => Promise<string[]> };

/** The keys in the device's database that belong to a person. */
export const keptFor = (page: AnyPage, userId: string) =>
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

/** How many of the three answers of the server the device has for a person. */
export const keptAnswers = async (page: AnyPage, userId: string) =>
  (await keptFor(page, userId)).filter((key) => key.startsWith(`${userId}/answer/`) && key.endsWith('/note')).length;

/** Everything that the browser stores for the portal, as text: all keys and values, and the addresses of cached files. */
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

/** Empties the device's database at each load, before the portal reads it. */
export const forgetKept = (page: Page) =>
  page.addInitScript(() => {
    const opening = indexedDB.open('home-buyers-portal');
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('success', () => {
      opening.result.transaction('people', 'readwrite').objectStore('people').clear();
      opening.result.close();
    });
  });
