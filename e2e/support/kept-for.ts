import type { Page } from '@playwright/test';

/** The names under which the device keeps something for that person. */
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

/** Lets the device forget at each load whatever it keeps of anybody, before the portal reads it. */
export const forgetKept = (page: Page) =>
  page.addInitScript(() => {
    const opening = indexedDB.open('home-buyers-portal');
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('success', () => {
      opening.result.transaction('people', 'readwrite').objectStore('people').clear();
      opening.result.close();
    });
  });
