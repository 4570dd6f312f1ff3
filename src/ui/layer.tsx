import { useWindowEvent } from '@mantine/hooks';
import { type FocusEvent, useId, useLayoutEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';
import { isComposing } from './is-composing.ts';
import type { LayerProps } from './layer-overlay.tsx';
import classes from './layer-coming.module.css';
import { useCloseOnBack } from './use-close-on-back.ts';
import { WithOverlays } from './with-overlays.tsx';

/** The layer or menu in which Escape was pressed. */
const layerOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[role="dialog"], [role="menu"]') : null;

/**
 * Every layer over the page. It takes the focus, keeps it and gives it back; Escape, a click outside and the browser's Back close it. A
 * sheet also closes after a click on any of its actions.
 */
export function Layer({ coming, ...layer }: LayerProps) {
  const { onClose, kind } = layer;
  const id = useId();
  const content = useRef<HTMLDivElement>(null);

  // Mantine's own listener would close two layers at once, and the layer around a menu together with the menu.
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    const pressedIn = layerOf(event.target);
    if (!pressedIn || pressedIn === content.current) onClose();
  });

  // Where the focus came from. Mantine would remember the element focused at opening: possibly a button of another layer, which the same
  // click closed.
  const opener = useRef<EventTarget | null>(null);
  const onFocus = ({ relatedTarget }: FocusEvent) => void (opener.current ??= relatedTarget);
  useLayoutEffect(
    () => () => {
      const own = document.getElementById(id);
      const { activeElement } = document;
      // The action that closed the layer has moved the focus.
      if (activeElement !== document.body && !own?.contains(activeElement)) return;
      // At once, so that a layer that opens in its place gives it back there, too. A layer that came with the page has no opener.
      const from = opener.current;
      // The action may have re-rendered the opener as a new element.
      const there = from instanceof HTMLElement && (from.isConnected ? from : document.getElementById(from.id));
      if (there && !own?.contains(there)) there.focus({ preventScroll: true });
      else focusHeading();
    },
    [id],
  );

  // A layer over the whole screen has an address of its own, which Back leaves by itself.
  useCloseOnBack(kind !== 'full', onClose);

  return (
    <WithOverlays
      onClose={onClose}
      fallback={
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press beside the field leaves the focus there, as does Tab
        <div
          id={id}
          className={classes['coming']}
          aria-busy
          onFocus={onFocus}
          onMouseDown={(event) => event.preventDefault()}
          onKeyDown={(event) => event.key === 'Tab' && event.preventDefault()}
        >
          {coming}
        </div>
      }
    >
      {({ LayerOverlay }) => <LayerOverlay {...layer} id={id} content={content} onFocus={onFocus} />}
    </WithOverlays>
  );
}
