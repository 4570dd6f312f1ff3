import { describe, expect, it } from 'vitest';
import { homeSchema } from '../domain/home.ts';
import { keepKnown } from './homes.ts';

const home = (id: string, tax = 1) => homeSchema.parse({ _id: id, tax });
const known = { items: [home('p1'), home('p2')], skipped: 0 };

describe('a new reading of the homes', () => {
  it('that says the same is the one that was known', async () => {
    expect(await keepKnown(known, structuredClone(known))).toBe(known);
    expect(await keepKnown(undefined, known)).toBe(known);
  });

  it('keeps each home of which it says nothing new, wherever it stands now, and takes any other as it is', async () => {
    const changed = home('p2', 2);
    const { items } = await keepKnown(known, { items: [home('p0'), home('p1'), changed], skipped: 0 });
    expect(items.map(({ id }) => id)).toEqual(['p0', 'p1', 'p2']);
    expect(items[1]).toBe(known.items[0]);
    expect(items[2]).toBe(changed);
  });

  it('that leaves one out, or could not read one, is another', async () => {
    expect((await keepKnown(known, { items: [home('p1')], skipped: 0 })).items).toEqual([known.items[0]]);
    expect(await keepKnown(known, { ...structuredClone(known), skipped: 1 })).toEqual({ ...known, skipped: 1 });
  });
});
