import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ActionIcon } from './action-icon.tsx';
import classes from './layer.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  /** A drawer at the end edge, a sheet from below, a box or a picture in the middle, or the whole screen, which brings its own head. */
  kind: 'side' | 'sheet' | 'box' | 'picture' | 'full';
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * A layer over the page. The browser's own dialog keeps the focus in, closes on Escape and gives the focus back to what opened it; Mantine's
 * drawer would weigh 6 kB for the same.
 */
export function Layer({ open, onClose, kind, title, closeLabel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal();
      dialog.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (!open) dialog.current?.close();
  }, [open]);
  useEffect(() => {
    const element = dialog.current;
    // One that is taken away while it is open gives the focus back as well.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes['layer']}
      data-kind={kind}
      aria-label={title}
      closedby="any"
      onClose={onClose}
    >
      {open && kind !== 'full' && (
        <>
          <div className={classes['head']}>
            <h2>
              {/* An address reads in its own direction. */}
              <bdi>{title}</bdi>
            </h2>
            <ActionIcon variant="subtle" color="gray" size={44} aria-label={closeLabel} onClick={onClose}>
              <X size={20} aria-hidden />
            </ActionIcon>
          </div>
          <div className={classes['body']}>{children}</div>
        </>
      )}
      {open && kind === 'full' && children}
    </dialog>
  );
}
