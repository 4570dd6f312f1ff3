import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ActionIcon } from './action-icon.tsx';
import classes from './sheet.module.css';

interface Props {
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** As wide as a photo wants to be. */
  wide?: boolean;
  onClose: () => void;
}

/**
 * A modal layer, there as long as it is rendered: the browser's own dialog, which keeps the focus within, closes with Escape and gives the
 * focus back to what had it. At the foot of a phone's screen, where the thumb is.
 */
export function Sheet({ title, closeLabel, children, wide = false, onClose }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // A click on the backdrop is one on the dialog itself; Escape does the same from the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classes['sheet']}
      data-wide={wide || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={classes['inner']}>
        <header className={classes['head']}>
          <h2 id={titleId}>{title}</h2>
          <ActionIcon variant="subtle" color="gray" size={44} aria-label={closeLabel} onClick={onClose}>
            <X size={20} aria-hidden />
          </ActionIcon>
        </header>
        {children}
      </div>
    </dialog>
  );
}
