import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LanguageMenu } from './language-menu.tsx';
import { Messages } from './messages.tsx';
import { Notifications } from './notifications.tsx';
import { ToolButton } from './tool-button.tsx';
import { UserMenu } from './user-menu.tsx';

export interface ToolsProps {
  onOpenPalette: () => void;
  onOpenCustomizer: () => void;
  onSignOut: () => void;
}

interface Props extends ToolsProps {
  /** Names the language and the person beside their icons. */
  named: boolean;
  /** A search button among them; the wide header has a field of its own. */
  withSearch: boolean;
}

/** What the header offers on every screen. */
export function Tools({ named, withSearch, onOpenPalette, onOpenCustomizer, onSignOut }: Props) {
  const { t } = useTranslation('shell');
  return (
    <>
      {withSearch && (
        <ToolButton icon={Search} label={t('search')} aria-keyshortcuts="Control+K Meta+K" onClick={onOpenPalette} />
      )}
      <LanguageMenu named={named} />
      <ToolButton icon={SlidersHorizontal} label={t('appearance')} aria-haspopup="dialog" onClick={onOpenCustomizer} />
      <Notifications />
      <Messages />
      <UserMenu named={named} onSignOut={onSignOut} />
    </>
  );
}
