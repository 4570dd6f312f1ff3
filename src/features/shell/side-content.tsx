import { LogOut, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#src/ui/skeleton.tsx';
import ground from './ground.module.css';
import { NavList } from './nav-list.tsx';
import { PersonMark, usePersonName } from './person-mark.tsx';
import classes from './side-content.module.css';
import { SyncLine } from './sync-line.tsx';

interface Props {
  unread: number;
  onSignOut: () => void;
  onNavigate?: () => void;
  /** A sidebar that folds to a rail of icons: whether it is folded, and what turns it. */
  fold?: { folded: boolean; toggle: () => void } | undefined;
  /** The header's tools, where there is no header. */
  tools?: ReactNode;
}

/** What stands in the sidebar and in the drawer that it is below 992 px. */
export function SideContent({ unread, onSignOut, onNavigate, fold, tools }: Props) {
  const { t } = useTranslation('shell');
  const name = usePersonName();
  const folded = fold?.folded ?? false;
  const FoldIcon = folded ? PanelLeftOpen : PanelLeftClose;
  return (
    <div className={`${classes['side']} ${ground['nav']}`} data-folded={folded || undefined}>
      {/* On a rail with the tools, the person's menu is the person's mark. */}
      {!(folded && tools) && (
        <div className={classes['head']}>
          <PersonMark />
          {folded || <span className={classes['name']}>{name ?? <Skeleton inlineSize={120} />}</span>}
        </div>
      )}
      {tools && <div className={classes['tools']}>{tools}</div>}
      <NavList along="side" folded={folded} unread={unread} {...(onNavigate && { onNavigate })} />
      <div className={classes['foot']}>
        <SyncLine folded={folded} />
        <button type="button" onClick={onSignOut} {...(folded && { title: t('nav.logout') })}>
          <LogOut size={20} strokeWidth={1.75} aria-hidden className="mirrored" />
          <span className={folded ? 'visually-hidden' : undefined}>{t('nav.logout')}</span>
        </button>
        {fold && (
          <button
            type="button"
            aria-expanded={!folded}
            onClick={fold.toggle}
            {...(folded && { title: t('unfoldMenu') })}
          >
            <FoldIcon size={20} strokeWidth={1.75} aria-hidden className="mirrored" />
            <span className={folded ? 'visually-hidden' : undefined}>{t(folded ? 'unfoldMenu' : 'foldMenu')}</span>
          </button>
        )}
      </div>
    </div>
  );
}
