import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import ground from './ground.module.css';
import classes from './nav-drawer.module.css';
import { SideContent } from './side-content.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
  unread: number;
  onSignOut: () => void;
}

/** The navigation as a drawer: below 992 px in every style, above in the style of that name. */
export function NavDrawer({ opened, onClose, unread, onSignOut }: Props) {
  const { t } = useTranslation('shell');
  // Who goes to another screen is taken to its heading, not back to the menu button.
  const [leaving, setLeaving] = useState(false);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      returnFocus={!leaving}
      onExitTransitionEnd={() => setLeaving(false)}
      size={280}
      // The scroll lock writes a style element, which the policy forbids.
      lockScroll={false}
      title={<span className="visually-hidden">{t('menu')}</span>}
      classNames={{
        content: ground['nav'] ?? '',
        body: classes['body'] ?? '',
        header: classes['header'] ?? '',
        close: classes['close'] ?? '',
      }}
      closeButtonProps={{ 'aria-label': t('closeMenu'), size: 44, iconSize: 20 }}
      overlayProps={{ backgroundOpacity: 0.35 }}
    >
      <SideContent
        unread={unread}
        onSignOut={onSignOut}
        onNavigate={() => {
          setLeaving(true);
          onClose();
        }}
      />
    </Drawer>
  );
}
