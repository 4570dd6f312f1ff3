import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Its buttons, the one that is meant last. */
  actions: ReactNode;
  onClose: () => void;
  closeLabel: string;
}

/** A small layer that says or asks one thing. Escape closes it, and the focus returns to what opened it. */
export function Dialog({ open, title, children, actions, onClose, closeLabel }: Props) {
  return (
    <Modal
      opened={open}
      onClose={onClose}
      title={title}
      centered
      size="sm"
      // The lock would write a style element, which the policy forbids.
      lockScroll={false}
      closeButtonProps={{ 'aria-label': closeLabel, size: 44 }}
      classNames={{ title: classes['title'] ?? '', content: classes['content'] ?? '' }}
    >
      {children}
      <div className={classes['actions']}>{actions}</div>
    </Modal>
  );
}
