import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { X } from 'lucide-react';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { ActionIcon } from './action-icon.tsx';
import { CardBoundary } from './card-boundary.tsx';
import classes from './layer.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  /**
   * A drawer at the start or the end edge, a sheet of actions from below, a box or a picture in the middle, a bar of commands at the top,
   * or the whole screen.
   */
  kind: 'start' | 'end' | 'sheet' | 'box' | 'picture' | 'commands' | 'full';
  title: string;
  closeLabel: string;
  /** Without its own title and close button, where the children bring theirs. */
  bare?: boolean;
  /** The children reach from edge to edge and scroll by themselves. */
  flush?: boolean;
  /** May set `--layer-width` and `--layer-shade`, the colour over the page behind. */
  className?: string | undefined;
  children: ReactNode;
}

/** Catches the browser's Back until the returned function is called. The application provides it, as `ui` does not know the router. */
export const CatchBack = createContext<(onBack: () => void) => () => void>(() => () => {});

/** The layer or menu in which Escape was pressed. */
const layerOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[role="dialog"], [role="menu"]') : null;

/**
 * Every layer over the page. It takes the focus, keeps it and gives it back; Escape, a click outside and the browser's Back close it. A
 * sheet also closes after a click on any of its actions.
 */
export function Layer({
  open,
  onClose,
  kind,
  title,
  closeLabel,
  bare = false,
  flush = false,
  className,
  children,
}: Props) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  // Mantine's own listener would close two layers at once, and the layer around a menu together with the menu.
  useWindowEvent('keydown', (event) => {
    if (!open || event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    const pressedIn = layerOf(event.target);
    if (!pressedIn || pressedIn === content.current) onClose();
  });

  // Where the focus came from. Mantine would remember the element focused at opening: possibly a button of another layer, which the same
  // click closed.
  const opener = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    if (!open) return undefined;
    return () => {
      const from = opener.current;
      opener.current = null;
      // Unless the action that closed the layer has moved the focus. At once, so that a layer that opens in its place gives it back there, too.
      const isLost =
        document.activeElement === document.body || document.getElementById(id)?.contains(document.activeElement);
      if (isLost && from instanceof HTMLElement) from.focus({ preventScroll: true });
    };
  }, [open, id]);

  // A layer over the whole screen has an address of its own, which Back leaves by itself.
  const catchBack = use(CatchBack);
  const catches = open && kind !== 'full';
  useEffect(() => (catches ? catchBack(() => close()) : undefined), [catches, catchBack]);

  // In the bubbling phase: the action has run by now, while its button was still there.
  const closeAfterAction = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button, a')) onClose();
  };
  return (
    <Modal.Root
      id={id}
      opened={open}
      onClose={onClose}
      closeOnEscape={false}
      returnFocus={false}
      // The scroll lock would add a style element, which the content policy forbids.
      lockScroll={false}
      // The animation is the style sheet's: a layer that waits for a timer misses the keys pressed meanwhile.
      transitionProps={{ duration: 0 }}
      data-kind={kind}
      className={[classes['layer'], className].filter(Boolean).join(' ')}
      classNames={{ inner: classes['inner'] ?? '', content: classes['content'] ?? '' }}
    >
      <Modal.Overlay className={classes['overlay']} />
      <Modal.Content
        ref={content}
        aria-label={title}
        onFocus={({ relatedTarget }) => (opener.current ??= relatedTarget)}
      >
        {!bare && (
          <div className={classes['head']}>
            <h2>
              {/* An address reads in its own direction. */}
              <bdi>{title}</bdi>
            </h2>
            <ActionIcon variant="subtle" color="gray" size={44} aria-label={closeLabel} onClick={onClose}>
              <X size={20} aria-hidden />
            </ActionIcon>
          </div>
        )}
        {bare ? (
          <CardBoundary within>{children}</CardBoundary>
        ) : (
          // The buttons inside are the controls.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
          <div
            className={classes['body']}
            data-flush={flush || undefined}
            onClick={kind === 'sheet' ? closeAfterAction : undefined}
          >
            <CardBoundary within>{children}</CardBoundary>
          </div>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
