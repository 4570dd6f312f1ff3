import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { shortNames } from '#src/domain/short-names.ts';
import { addressLines } from '#src/domain/home.ts';
import type { SharedHomes } from '#src/domain/shared-homes.ts';
import { Card } from '#src/ui/card.tsx';
import classes from './shared.module.css';
import { type Named, useSharedRows } from './use-shared-rows.tsx';

const nameOf = ({ name, note }: Named) => (
  <>
    {name} {note && <span className={classes['note']}>{note}</span>}
  </>
);

/** Everything that was shared, home beside home. On a phone each row's name stands above its values. */
export function SharedTable({ shared }: { shared: SharedHomes }) {
  const { t } = useTranslation(['sharing', 'home', 'common']);
  const groups = useSharedRows(shared);
  const { homes } = shared;
  const title = t(homes.length === 1 ? 'sharing:page.rowsOfOne' : 'sharing:page.rows');
  const streets = homes.map(({ address }) => addressLines(address ?? t('home:noAddress'))[0]);
  const names = shortNames(streets);
  return (
    <Card bare className={classes['sheet']}>
      <table
        className={classes['table']}
        data-homes={homes.length}
        style={{ '--homes': homes.length } as CSSProperties}
        aria-label={title}
      >
        <thead>
          <tr>
            <td>{title}</td>
            {streets.map((street, index) => (
              // Nothing else identifies a home, and the homes keep their order.
              // oxlint-disable-next-line react/no-array-index-key
              <th key={index} scope="col">
                <bdi>{street}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.name}>
            <tr className={classes['group']}>
              <th scope="colgroup" colSpan={homes.length + 1}>
                {nameOf(group)}
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{nameOf(row)}</th>
                {names.map((name, index) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={index} data-name={name}>
                    {row.cells[index] ?? <span className="muted">{t('common:notAvailable')}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  );
}
