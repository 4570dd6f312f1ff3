import { CloudOff, Palette, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#src/ui/use-online.ts';
import { LanguageMenu } from './language-menu.tsx';
import { Messages } from './messages.tsx';
import { Notifications } from './notifications.tsx';
import { useOfflineWords } from './use-offline-notice.ts';
import { ToolButton } from './tool-button.tsx';

export interface ToolsProps {
  onOpenPalette: () => void;
  onOpenCustomizer: () => void;
}

interface Props extends ToolsProps {
  /** Leaves out language and appearance, which are in the drawer of a narrow page. */
  slim?: boolean;
  named: boolean;
  /** A search button among them; the wide header has a field of its own. */
  withSearch: boolean;
}

export function Tools({ slim = false, named, withSearch, onOpenPalette, onOpenCustomizer }: Props) {
  const { t } = useTranslation('shell');
  const isOnline = useOnline();
  const offlineWords = useOfflineWords();
  return (
    <>
      {!isOnline && <ToolButton icon={CloudOff} label={t(offlineWords)} isSign />}
      {withSearch && (
        <ToolButton icon={Search} label={t('search')} aria-keyshortcuts="Control+K Meta+K" onClick={onOpenPalette} />
      )}
      {!slim && (
        <>
          <LanguageMenu named={named} />
          <ToolButton
            id="open-appearance"
            icon={Palette}
            label={t('appearance')}
            aria-haspopup="dialog"
            onClick={onOpenCustomizer}
          />
        </>
      )}
      <Notifications />
      <Messages />
    </>
  );
}
