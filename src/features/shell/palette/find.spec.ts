// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fold } from '#src/domain/fold.ts';
import { find } from './find.ts';

const items = ['27 Ridgeview Court, Asheville', '418 Juniper Lane, Asheville mls 4187203', 'Español', 'Ridge Road'].map(
  (text) => ({ text, words: fold(text) }),
);
const found = (query: string, limit = 9) => find(items, query, limit).map(({ text }) => text);

describe('the palette finds', () => {
  it('by any words in any order', () => expect(found('asheville juniper')).toEqual([items[1]?.text]));
  it('by the MLS id', () => expect(found('41872')).toEqual([items[1]?.text]));
  it('by the MLS id as the portal prints it', () => expect(found('MLS n° 4187203')).toEqual([items[1]?.text]));
  it('without regard to accents and case', () => expect(found('ESPANOL')).toEqual(['Español']));
  it('what begins with the words first', () => expect(found('ridge')).toEqual(['Ridge Road', items[0]?.text]));
  it('what has the words sooner, as the exact name does', () => {
    const themes = ['Theme: Semi Dark', 'Theme: Dark'].map((text) => ({ text, words: fold(text) }));
    expect(find(themes, 'dark', 9).map(({ text }) => text)).toEqual(['Theme: Dark', 'Theme: Semi Dark']);
  });
  it('by other words, after what is called so', () => {
    const screens = [
      { words: 'comments', also: 'message, chat' },
      { words: 'the newest message', also: '' },
    ];
    expect(find(screens, 'message', 9)).toEqual(screens.toReversed());
    expect(find(screens, 'chat', 9)).toEqual([screens[0]]);
  });
  it('nothing for what nobody is called', () => expect(found('zzz')).toEqual([]));
  it('no more than asked for', () => expect(found('', 2)).toHaveLength(2));
  it('one among 10,000 homes', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      words: `${index} some street, town nc mls ${index}`,
    }));
    expect(find(many, '9999', 8)).toHaveLength(1);
  });
});
