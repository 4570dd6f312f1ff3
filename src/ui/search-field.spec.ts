import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

it('is emptied by Escape, but not by one that cancels a word of an input method', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const onChange = vi.fn<(value: string) => void>();
  const words = { label: 'Search', placeholder: 'Address', clearLabel: 'Clear' };
  act(() => root.render(createElement(SearchField, { value: 'juniper', onChange, ...words })));
  const press = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...init });
    act(() => void page.querySelector('input')?.dispatchEvent(event));
  };
  press({ isComposing: true });
  press({ keyCode: 229 });
  expect(onChange).not.toHaveBeenCalled();
  press({});
  expect(onChange).toHaveBeenCalledWith('');
  act(() => root.unmount());
});
