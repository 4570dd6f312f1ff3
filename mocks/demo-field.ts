import { element } from './element.ts';

/** A field of the demo's panel under its label. */
export const labelled = (label: string, control: HTMLElement) =>
  element('div', { class: 'field' }, element('label', { class: 'small', for: control.id }, label), control);

/** A choice of texts; `choose` is called with the chosen value. */
export function choice(
  id: string,
  options: readonly (readonly [value: string, text: string])[],
  value: string,
  choose: (value: string) => void,
): HTMLSelectElement {
  const select = element(
    'select',
    { id, dir: 'auto' },
    ...options.map(([key, text]) => element('option', { value: key }, text)),
  );
  select.value = value;
  select.addEventListener('change', () => choose(select.value));
  return select;
}

export function tick(id: string, label: string, checked: boolean, set: (checked: boolean) => void): HTMLElement {
  const box = element('input', { id, type: 'checkbox' });
  box.checked = checked;
  box.addEventListener('change', () => set(box.checked));
  return element('label', { class: 'tick' }, box, label);
}

export function action(id: string, label: string, act: () => void): HTMLElement {
  const button = element('button', { class: 'quiet', type: 'button', id }, label);
  button.addEventListener('click', act);
  return button;
}
