// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  behindOf,
  directionsUrl,
  geoUrl,
  moveStop,
  putBack,
  readStops,
  type Removed,
  type Stop,
  writeStops,
} from './viewing-day.ts';
import { mostStops } from './limits.ts';

it('reads stops with their times, each home once, and no nonsense', () => {
  expect(readStops(['a', 'b', '', 'a', 'c'], ['10:00', '25:00', '', '11:00', '13:15'])).toEqual([
    { id: 'a', time: '10:00' },
    { id: 'b', time: null },
    { id: 'c', time: '13:15' },
  ]);
  expect(readStops(undefined, ['10:00'])).toEqual([]);
  expect(readStops(Array.from({ length: 40 }, (_, index) => `h${index}`))).toHaveLength(mostStops);
});

it('reads what it has written', () => {
  const stop = fc.record({
    id: fc.stringMatching(/^[a-z0-9-]{1,12}$/),
    time: fc.constantFrom(null, '08:00', '23:59'),
  });
  fc.assert(
    fc.property(fc.uniqueArray(stop, { selector: ({ id }) => id, maxLength: mostStops }), (stops) => {
      const { ids, times } = writeStops(stops);
      expect(readStops(ids, times)).toEqual(stops);
    }),
  );
});

it('moves a home with its time', () => {
  const stops = [
    { id: 'a', time: '10:00' },
    { id: 'b', time: null },
  ];
  expect(moveStop(stops, 'b', -1)).toEqual([
    { id: 'b', time: null },
    { id: 'a', time: '10:00' },
  ]);
  expect(moveStop(stops, 'a', -1)).toBe(stops);
});

it('puts removed homes back where they stood, in whatever order', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id, time: null })) as [Stop, Stop, Stop, Stop];
  const day = [a, b, c, d];
  fc.assert(
    fc.property(fc.shuffledSubarray(day), fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (going, order) => {
      const removed: Removed[] = [];
      let left: readonly Stop[] = day;
      for (const stop of going) {
        removed.push({ stop, behind: behindOf(left, stop, removed) });
        left = left.filter((other) => other !== stop);
      }
      const back = order.flatMap((index) => removed[index] ?? []);
      expect(back.reduce(putBack, left)).toEqual(day);
    }),
  );
  expect(putBack(day, { stop: a, behind: new Set(['b']) })).toBe(day);
});

it('escapes an address in links', () => {
  expect(directionsUrl('1 Elm & Oak #2')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=1%20Elm%20%26%20Oak%20%232',
  );
  expect(geoUrl('1 Elm?')).toBe('geo:0,0?q=1%20Elm%3F');
});
