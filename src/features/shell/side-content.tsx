import { LogOut, Palette, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Corner } from '#src/ui/corner.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tip } from '#src/ui/tip.tsx';
import ground from './ground.module.css';
import { LanguageSelect } from './language-select.tsx';
import { NavList } from './nav-list.tsx';
import { PersonMark, usePersonName } from './person-mark.tsx';
import classes from './side-content.module.css';
import { SyncLine } from './sync-line.tsx';
import { Tools, type ToolsProps } from './tools.tsx';
import { UserMenu } from './user-menu.tsx';

interface Props {
  onSignOut: () => void;
  onNavigate?: () => void;
  /** A sidebar that folds to a rail of icons: whether it is folded, and what turns it. */
  fold?: { folded: boolean; toggle: () => void };
  /** The header's tools, where there is no header: they stand here, and the head is the person's menu. */
  tools?: ToolsProps;
  /** In the drawer of a narrow page: it offers language and appearance. */
  onOpenCustomizer?: () => void;
}

export function SideContent({ onSignOut, onNavigate, fold, tools, onOpenCustomizer }: Props) {
  const { t } = useTranslation('shell');
  const name = usePersonName();
  const folded = fold?.folded ?? false;
  const FoldIcon = folded ? PanelLeftOpen : PanelLeftClose;
  return (
    <div className={`${classes['side']} ${ground['nav']}`} data-folded={folded || undefined}>
      <div className={classes['head']} data-menu={Boolean(tools) || undefined} data-beside={folded || undefined}>
        {tools ? (
          <UserMenu name={folded ? null : 'full'} onSignOut={onSignOut} />
        ) : (
          <>
            <PersonMark />
            {!folded &&
              (name === undefined ? (
                <Skeleton inlineSize={120} />
              ) : (
                <span className={classes['name']} dir="auto" title={name}>
                  {name}
                </span>
              ))}
          </>
        )}
      </div>
      {tools && (
        <div className={classes['tools']} data-beside>
          <Tools named={false} withSearch {...tools} />
        </div>
      )}
      <NavList along="side" folded={folded} onNavigate={onNavigate} />
      <div className={classes['foot']}>
        <SyncLine folded={folded} />
        {onOpenCustomizer && (
          <>
            <LanguageSelect />
            <button type="button" className="press-row" aria-haspopup="dialog" onClick={onOpenCustomizer}>
              <Palette size={20} strokeWidth={1.75} />
              {t('appearance')}
            </button>
          </>
        )}
        <div className={classes['out']}>
          <Tip text={t('logout')} beside off={!folded}>
            <button type="button" className="press-row" onClick={onSignOut}>
              <LogOut size={20} strokeWidth={1.75} className="mirrored" />
              <span className={folded ? 'visually-hidden' : undefined}>{t('logout')}</span>
            </button>
          </Tip>
          <Corner />
        </div>
        {fold && (
          <Tip text={t('unfoldMenu')} beside off={!folded}>
            <button type="button" className="press-row" aria-expanded={!folded} onClick={fold.toggle}>
              <FoldIcon size={20} strokeWidth={1.75} className="mirrored" />
              <span className={folded ? 'visually-hidden' : undefined}>{t(folded ? 'unfoldMenu' : 'foldMenu')}</span>
            </button>
          </Tip>
        )}
      </div>
    </div>
  );
}
