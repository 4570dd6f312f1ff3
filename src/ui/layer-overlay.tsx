import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { X } from 'lucide-react';
import { type FocusEvent, type MouseEvent, type ReactNode, type RefObject, use } from 'react';
import { ActionIcon } from './action-icon.tsx';
import { CardBoundary } from './card-boundary.tsx';
import { isFirstClick } from './is-first-click.ts';
import classes from './layer.module.css';
import { useCloseWatcher } from './use-close-watcher.ts';
import { UiWords } from './words.ts';

export interface LayerProps {
  onClose: () => void;
  /**
   * A drawer at the start or the end edge, a sheet of actions from below, a box or a picture in the middle, a bar of commands at the top,
   * or the whole screen.
   */
  kind: 'start' | 'end' | 'sheet' | 'box' | 'picture' | 'commands' | 'full';
  title: string;
  /** For a close button that says more than "Close". */
  closeLabel?: string;
  /** Without its own title and close button, where the children bring theirs. */
  bare?: boolean;
  /** The children reach from edge to edge and scroll by themselves. */
  flush?: boolean;
  /** May set `--layer-width` and `--layer-shade`, the colour over the page behind. */
  className?: string;
  /** Takes the focus and what is typed while the code of the layers is on its way. */
  coming?: ReactNode;
  children: ReactNode;
}

interface Props extends LayerProps {
  id: string;
  content: RefObject<HTMLDivElement | null>;
  onFocus: (event: FocusEvent) => void;
}

export function LayerOverlay({
  id,
  content,
  onFocus,
  onClose,
  kind,
  title,
  closeLabel,
  bare = false,
  flush = false,
  className,
  children,
}: Props) {
  const { close } = use(UiWords);
  useCloseWatcher(kind !== 'full', onClose);
  // In the bubbling phase: the action has run by now, while its button was still there.
  const closeAfterAction = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button, a')) onClose();
  };
  // The second click of a double tap meets what lies there now: the shade, which closes the layer, or Delete in a sheet.
  const ignoreSecondClick = (event: MouseEvent) => {
    if (isFirstClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Modal.Root
      id={id}
      opened
      onClose={onClose}
      closeOnEscape={false}
      returnFocus={false}
      // The scroll lock would add a style element, which the content policy forbids.
      lockScroll={false}
      // CSS animates it: a layer that waits for a timer would miss the keys pressed meanwhile.
      transitionProps={{ duration: 0 }}
      data-kind={kind}
      className={[classes['layer'], className].filter(Boolean).join(' ')}
      classNames={{ inner: classes['inner'], content: classes['content'] }}
    >
      <Modal.Overlay
        className={classes['overlay']}
        // Its press would take the focus out of the layer.
        onMouseDownCapture={ignoreSecondClick}
        onClickCapture={ignoreSecondClick}
      />
      <Modal.Content ref={content} aria-label={title} onFocus={onFocus}>
        {!bare && (
          <div className={classes['head']}>
            <h2>
              {/* An address reads in its own direction. */}
              <bdi>{title}</bdi>
            </h2>
            <ActionIcon variant="subtle" aria-label={closeLabel ?? close} onClick={onClose}>
              <X size={20} />
            </ActionIcon>
          </div>
        )}
        {bare ? (
          <CardBoundary
            within
            // The children that failed would have had their own close button.
            beside={
              <ActionIcon variant="subtle" aria-label={close} onClick={onClose}>
                <X size={20} />
              </ActionIcon>
            }
          >
            {children}
          </CardBoundary>
        ) : (
          // The buttons inside are the controls.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
          <div
            className={classes['body']}
            data-flush={flush || undefined}
            onClick={kind === 'sheet' ? closeAfterAction : undefined}
            onClickCapture={kind === 'sheet' ? ignoreSecondClick : undefined}
          >
            <CardBoundary within>{children}</CardBoundary>
          </div>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
