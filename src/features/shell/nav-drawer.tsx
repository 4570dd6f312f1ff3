import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionIcon } from '#src/ui/action-icon.tsx';
import { Layer } from '#src/ui/layer.tsx';
import ground from './ground.module.css';
import classes from './nav-drawer.module.css';
import { SideContent } from './side-content.tsx';

interface Props {
  onClose: () => void;
  onSignOut: () => void;
  /** Set if the header has no room for language and appearance. */
  onOpenCustomizer: (() => void) | undefined;
}

/** The navigation as a drawer: below 992 px in every style, above in the style of that name. */
export function NavDrawer({ onClose, onSignOut, onOpenCustomizer }: Props) {
  const { t } = useTranslation('shell');
  return (
    <Layer onClose={onClose} kind="start" bare title={t('menu')}>
      <div className={`${classes['drawer']} ${ground['nav']}`}>
        <SideContent onSignOut={onSignOut} onNavigate={onClose} onOpenCustomizer={onOpenCustomizer} />
        <ActionIcon variant="subtle" className={classes['close']} aria-label={t('closeMenu')} onClick={onClose}>
          <X size={20} />
        </ActionIcon>
      </div>
    </Layer>
  );
}
