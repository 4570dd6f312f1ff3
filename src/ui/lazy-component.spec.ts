// oxlint-disable react/no-children-prop -- without JSX, and the types want the children
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { CardBoundary } from './card-boundary.tsx';
import { lazyComponent } from './lazy-component.tsx';
import { UiWords } from './words.ts';

const reloadForCode = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./reload.ts', () => ({ reloadForCode }));

it('fetches the code of several once, and loads the page again only where a second try fails, too', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // React says what it caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('gone')));
  const Code = lazyComponent(load, null);
  const value = { close: '', showCharacters: '', lost: '', cardFailed: 'This part could not be shown', tryAgain: '' };
  const page = document.createElement('div');
  const root = createRoot(page);
  const cards = ['a', 'b'].map((key) => createElement(CardBoundary, { key, children: createElement(Code) }));
  await act(async () => root.render(createElement(UiWords, { value, children: cards })));
  expect(page.textContent.match(/This part could not be shown/g)).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
  expect(reloadForCode).not.toHaveBeenCalled();
  await act(async () => page.querySelector('button')?.click());
  expect(load).toHaveBeenCalledTimes(2);
  expect(reloadForCode).toHaveBeenCalledTimes(1);
  await act(async () => root.unmount());
});
