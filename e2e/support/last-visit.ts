import type { Page } from '@playwright/test';

/** A home as the device stored it: price, market status and the number of the agent's replies. */
export type SeenHome = readonly [price: number, status: string, replies: number];

/** Moves the device's record of the last visit to yesterday, and changes what it says of some homes; null for a home that was not seen. */
export const visitedYesterday = (page: Page, seen: Record<string, SeenHome | null>) =>
  page.evaluate(async (changed) => {
    const opened = indexedDB.open('home-buyers-portal');
    await new Promise((done) => (opened.onsuccess = done));
    const people = opened.result.transaction('people', 'readwrite').objectStore('people');
    const asked = people.get('buyer-main/snapshot');
    await new Promise((done) => (asked.onsuccess = done));
    const { latest } = asked.result as { latest: { at: number; homes: Map<string, unknown> } };
    for (const [id, home] of Object.entries(changed)) {
      if (home) latest.homes.set(id, home);
      else latest.homes.delete(id);
    }
    latest.at -= 86_400_000;
    const written = people.put({ before: latest, latest }, 'buyer-main/snapshot');
    await new Promise((done) => (written.onsuccess = done));
    opened.result.close();
  }, seen);
