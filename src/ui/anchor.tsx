import { type Ref, useImperativeHandle } from 'react';

/** Gives Mantine a button that is in the document already, where it would render the target itself. */
export function Anchor({ to, ref }: { to: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => to, [to]);
  return null;
}
