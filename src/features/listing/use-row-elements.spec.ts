import { describe, expect, it } from 'vitest';
import { passOn } from './use-row-elements.ts';

describe('the elements of the rows', () => {
  const before = new Map([
    ['oak', 0],
    ['elm', 1],
    ['fir', 2],
  ]);

  it('stay with the homes that stay, wherever those go', () => {
    expect(passOn(before, ['fir', 'oak', 'elm'], null)).toEqual(before);
  });

  it('go on to the homes that come, in the order of the list', () => {
    expect([...passOn(before, ['elm', 'ash', 'yew'], null)]).toEqual([
      ['elm', 1],
      ['ash', 0],
      ['yew', 2],
    ]);
  });

  it('are new where more homes come than go', () => {
    expect([...passOn(before, ['oak', 'elm', 'fir', 'ash', 'yew'], null).values()]).toEqual([0, 1, 2, 3, 4]);
  });

  it('are never those that the keyboard was in', () => {
    expect([...passOn(before, ['elm', 'fir', 'ash'], 'oak').values()]).toEqual([1, 2, 3]);
  });

  it('begin with none', () => {
    expect([...passOn(new Map(), ['oak', 'elm'], null).values()]).toEqual([0, 1]);
  });
});
