import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useUnread } from '#src/api/use-unread.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Tip } from '#src/ui/tip.tsx';
import { navItems } from './nav-items.ts';
import classes from './nav-list.module.css';

interface Props {
  along: 'side' | 'bar';
  /** Icons alone, each with its name beside it on hover and focus. */
  folded?: boolean;
  onNavigate?: (() => void) | undefined;
}

export function NavList({ along, folded = false, onNavigate }: Props) {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('menu')} className={classes['nav']} data-along={along} data-folded={folded || undefined}>
      <ul>
        {navItems.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Tip text={t(`titles.${label}`)} beside off={!folded}>
              <Link to={to} className="press-row" onClick={onNavigate}>
                <Icon size={20} strokeWidth={1.75} />
                <span className={folded ? 'visually-hidden' : classes['label']}>{t(`titles.${label}`)}</span>
                {label === 'comments' && <UnreadReplies />}
              </Link>
            </Tip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function UnreadReplies() {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const { total } = useUnread();
  return (
    total > 0 && (
      <span className={classes['count']}>
        <span aria-hidden>{format.number(total)}</span>
        <span className="visually-hidden">{t('unreadReplies', { count: total })}</span>
      </span>
    )
  );
}
