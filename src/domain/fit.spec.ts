// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bedsNeeded, fitOf, readPeople } from './fit.ts';

const home = { price: 612_000, beds: 4, hoa: 0, built: 1998, parking: 'Garage', tax: 318 };
const profile = { budgetMin: '$450,000', budgetMax: '620,000', adults: '2', children: '2' };
const budget = (change: Partial<typeof profile>, price: number | null = home.price) =>
  fitOf({ ...home, price }, { ...profile, ...change }).findings[0];

describe('the fit', () => {
  it('is good within the budget and with beds enough, with its reasons', () => {
    expect(fitOf(home, profile)).toEqual({
      verdict: 'good',
      findings: [
        { check: 'budget', verdict: 'good', kind: 'within', limit: 620_000, by: 8000 },
        { check: 'beds', verdict: 'good', kind: 'beds', beds: 4, needed: 2, adults: 2, children: 2 },
      ],
    });
  });

  it('is bad over the budget or with too few beds, and not under the budget', () => {
    expect(budget({}, 650_000)).toEqual({ check: 'budget', verdict: 'bad', kind: 'over', limit: 620_000, by: 30_000 });
    expect(budget({}, 400_000)).toEqual({
      check: 'budget',
      verdict: 'good',
      kind: 'under',
      limit: 450_000,
      by: 50_000,
    });
    expect(fitOf({ ...home, price: 439_000 }, profile)).toMatchObject({ verdict: 'good' });
    expect(fitOf({ ...home, beds: 1 }, profile)).toMatchObject({ verdict: 'bad' });
  });

  it('is not known where the budget is missing or cannot be read, which is said and is no zero', () => {
    expect(budget({ budgetMax: 'as little as possible', budgetMin: '' })).toEqual({
      check: 'budget',
      verdict: 'unknown',
      kind: 'unreadable',
      text: 'as little as possible',
    });
    expect(fitOf(home, null)).toMatchObject({
      verdict: 'unknown',
      findings: [{ kind: 'noBudget' }, { kind: 'noHousehold' }],
    });
    expect(budget({}, null)).toMatchObject({ kind: 'noPrice' });
    expect(fitOf(home, { ...profile, budgetMax: null }).findings[0]).toMatchObject({
      verdict: 'unknown',
      kind: 'noMaximum',
    });
  });

  it('names the facts that are missing', () => {
    const { verdict, findings } = fitOf({ ...home, hoa: null, tax: null }, profile);
    expect(verdict).toBe('good');
    expect(findings.at(-1)).toEqual({ check: 'facts', verdict: 'unknown', kind: 'facts', facts: ['hoa', 'tax'] });
  });

  it('is within exactly where the price is neither over nor under', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 2_000_000 }), (price) => {
        const kind = price > 620_000 ? 'over' : price < 450_000 ? 'under' : 'within';
        expect(budget({}, price)).toMatchObject({ kind });
      }),
    );
  });
});

describe('a household', () => {
  it.each([
    ['2', 2],
    ['2 adults', 2],
    ['None', 0],
    ['No children.', 0],
    ['Ninguno', 0],
    ['ningún niño', 0],
    ['sin hijos', 0],
    ['Aucun', 0],
    ['aucune', 0],
    ['zéro', 0],
    ['Non', 0],
    ['Nessuno', 0],
    ['nessun figlio', 0],
    ['لا يوجد', 0],
    ['لا أحد', 0],
    ['بدون أطفال', 0],
    ['لا', 0],
    ['无', 0],
    ['没有', 0],
    ['沒有', 0],
    ['没有孩子', 0],
    ['Pas d’enfants', 0],
    ['لا أطفال', 0],
    ['Non.', 0],
    ['No kids', 0],
    ['None at the moment', 0],
    ['No children, 1 dog', 0],
    ['No more than 3', 3],
    ['0', 0],
    ['٢', 2],
  ])('of %j is %d people', (text, people) => expect(readPeople(text)).toBe(people));

  it.each([
    null,
    '',
    'a few',
    'not yet',
    'No preference',
    'no idea',
    'non so',
    'sin decidir',
    'sans préférence',
    'senza preferenze',
    'بدون تفضيل',
    'Aucune idée',
    'ça dépend',
    'لا أعرف',
    '无所谓',
    '2 or 3',
    '2.5',
    '٢٫٥',
    '-1',
    '400',
  ])('of %j is not known', (text) => expect(readPeople(text)).toBeNull());

  it('needs a bedroom for two adults and one for two children, and at least one', () => {
    expect(bedsNeeded(0, 0)).toBe(1);
    expect(bedsNeeded(2, 0)).toBe(1);
    expect(bedsNeeded(2, 1)).toBe(2);
    expect(bedsNeeded(3, 3)).toBe(4);
  });
});
