import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressLines, type Home } from '#src/domain/home.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Photo } from '#src/ui/photo.tsx';
import classes from './news-lists.module.css';

interface Props {
  home: Home;
  to: '/app/comments' | '/app/listing/detail';
  badge: string | false;
  children: ReactNode;
  onOpen: () => void;
}

export function NewsRow({ home, to, badge, children, onOpen }: Props) {
  const { t } = useTranslation('home');
  return (
    <li>
      <Link to={to} search={{ id: home.id }} className={classes['row']} onClick={onOpen}>
        <span className={classes['photo']}>
          <Photo src={home.photo} alt="" />
        </span>
        <span className={classes['title']}>
          <span className="aligned strong" dir="auto">
            {addressLines(home.address ?? t('noAddress'))[0]}
          </span>
          {badge && <Badge tone="info">{badge}</Badge>}
        </span>
        {children}
      </Link>
    </li>
  );
}
