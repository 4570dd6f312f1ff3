import { type Ref, useImperativeHandle } from 'react';

/** Stands for a button that was there before the menu's code, where Mantine wants to render it. */
export function Anchor({ to, ref }: { to: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => to, [to]);
  return null;
}
