// oxlint-disable react/no-children-prop -- without JSX, and the types want the children
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Card } from './card.tsx';
import { CardBoundary } from './card-boundary.tsx';
import { UiWords } from './words.ts';

it('keeps the error of one card or row from the others, and renders it again on request', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // React says what it caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const Fragile = () => {
    if (broken) throw new Error('broken');
    return 'whole again';
  };
  const value = { close: '', showCharacters: '', lost: '', cardFailed: 'This part could not be shown', tryAgain: '' };
  const page = document.createElement('div');
  const root = createRoot(page);
  // Most cards compute what they show before they render the card itself.
  const FragileCard = () => {
    if (broken) throw new Error('broken');
    return createElement(Card, { title: 'Third', children: 'rendered after all' });
  };
  const cards = [
    createElement(Card, { key: 'a', title: 'First', children: createElement(Fragile) }),
    createElement(Card, { key: 'b', title: 'Second', children: 'still here' }),
    createElement(CardBoundary, { key: 'c', children: createElement(FragileCard) }),
    createElement(CardBoundary, { key: 'd', within: 'row', children: createElement(Fragile) }),
  ];
  await act(async () => root.render(createElement(UiWords, { value, children: cards })));
  expect(page.textContent).toContain('First');
  expect(page.querySelectorAll('[role="alert"]')).toHaveLength(2);
  expect(page.textContent.match(/This part could not be shown/g)).toHaveLength(3);
  expect(page.textContent).toContain('still here');
  broken = false;
  await act(async () => page.querySelectorAll('button').forEach((button) => button.click()));
  expect(page.textContent.match(/whole again/g)).toHaveLength(2);
  expect(page.textContent).toContain('rendered after all');
  await act(async () => root.unmount());
});
