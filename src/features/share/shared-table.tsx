import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { addressLines } from '#src/domain/home.ts';
import type { SharedHomes } from '#src/domain/shared-homes.ts';
import { Card } from '#src/ui/card.tsx';
import classes from './shared.module.css';
import { useSharedRows } from './use-shared-rows.tsx';

/** Everything that was shared, home beside home. On a phone each row's name stands above its values. */
export function SharedTable({ shared }: { shared: SharedHomes }) {
  const { t } = useTranslation(['sharing', 'home', 'common']);
  const groups = useSharedRows(shared);
  const { homes } = shared;
  const columns = homes.map((_, index) => index);
  return (
    <Card bare className={classes['sheet']}>
      <table
        className={classes['table']}
        data-homes={homes.length}
        style={{ '--homes': homes.length } as CSSProperties}
        aria-label={t('sharing:page.rows')}
      >
        <thead>
          <tr>
            <td>{t('sharing:page.rows')}</td>
            {columns.map((index) => (
              <th key={index} scope="col">
                <bdi>{addressLines(homes[index]?.address ?? t('home:noAddress'))[0]}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={classes['group']}>
              <th scope="colgroup" colSpan={homes.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {columns.map((index) => (
                  <td key={index}>{cells[index] ?? <span className="muted">{t('common:notAvailable')}</span>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  );
}
