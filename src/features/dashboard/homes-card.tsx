import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/format.ts';
import { Card } from '#src/ui/card.tsx';
import { Emphasized } from '#src/ui/emphasized.tsx';
import classes from './homes-card.module.css';
import type { Summary } from './summary.ts';

export function HomesCard({ summary: { listed, undecided, marked } }: { summary: Summary }) {
  const { t } = useTranslation(['dashboard', 'shell']);
  const format = useFormat();
  const shares = [
    { name: 'liked', count: marked.liked.length },
    { name: 'undecided', count: undecided },
    { name: 'disliked', count: marked.disliked.length },
  ] as const;
  return (
    <Card
      className={classes['card']}
      title={t('shell:titles.properties')}
      action={
        <Link to="/app/listing" className={`link off-paper ${classes['link']}`}>
          {t('properties.viewAll')}
        </Link>
      }
    >
      <p className={classes['count']}>
        <Emphasized text={t('properties.shared', { count: listed })} />
      </p>
      <div className={classes['bar']} aria-hidden>
        {shares.map(({ name, count }) => (
          <i key={name} data-share={name} style={{ flexGrow: count }} hidden={count === 0} />
        ))}
      </div>
      <ul className={classes['legend']}>
        {shares.map(({ name, count }) => (
          <li key={name}>
            <i data-share={name} aria-hidden />
            {t(`properties.${name}`, { amount: format.number(count) })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
