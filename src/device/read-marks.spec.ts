import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { personStore } from './person-store.ts';
import { openReadMarks } from './read-marks.ts';

it('reads the marks of before, which were ISO, and loses of those it cannot read that one alone', async () => {
  await personStore.write('u1', 'read-marks', [
    ['a', '2026-11-20T12:00:00.000Z'],
    ['b', 5],
    ['c', 'garbage'],
  ]);
  const opened = await openReadMarks('u1');
  expect([...opened.until.get()]).toEqual([
    ['a', Date.parse('2026-11-20T12:00:00Z')],
    ['b', 5],
  ]);
  opened.close();
});
