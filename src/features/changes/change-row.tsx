import { Link } from '@tanstack/react-router';
import { MessageSquareReply, Plus, TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Change } from '#src/domain/changes.ts';
import { addressLines, type Home } from '#src/domain/home.ts';
import { Photo } from '#src/ui/photo.tsx';
import { ChangeAge } from './change-age.tsx';
import classes from './changes-card.module.css';
import { useChangeText } from './use-change-text.tsx';

export function ChangeRow({ change, home }: { change: Change; home: Home }) {
  const { t } = useTranslation('home');
  const { text, values } = useChangeText(change);
  const [street] = addressLines(home.address ?? t('noAddress'));
  const link = { className: classes['street'], dir: 'auto', children: street };
  return (
    <li className={classes['row']}>
      <span className={classes['thumb']} aria-hidden>
        <Photo src={home.photo} alt="" />
      </span>
      <div>
        <div className={classes['line']}>
          {change.kind === 'reply' ? (
            <Link to="/app/comments" search={{ id: home.id }} {...link} />
          ) : (
            <Link to="/app/listing/detail" search={{ id: home.id }} {...link} />
          )}
          <ChangeAge changedAt={change.changedAt} />
        </div>
        <p className={classes['text']} data-kind={change.kind}>
          <ChangeIcon change={change} />
          <span className={values ? 'visually-hidden' : undefined}>{text} </span>
          {values}
        </p>
      </div>
    </li>
  );
}

function ChangeIcon({ change }: { change: Change }) {
  switch (change.kind) {
    case 'new':
      return <Plus size={16} />;
    case 'reply':
      return <MessageSquareReply size={16} />;
    case 'price':
      return change.to < change.from ? <TrendingDown size={16} /> : <TrendingUp size={16} />;
    case 'status':
      return null;
  }
}
