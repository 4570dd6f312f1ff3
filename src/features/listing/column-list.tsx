import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon } from '#src/ui/action-icon.tsx';
import { Button } from '#src/ui/button.tsx';
import { unavailable } from '#src/ui/unavailable.ts';
import classes from './column-list.module.css';
import { columns as all } from './columns.tsx';
import type { ColumnArrangement } from './use-column-arrangement.ts';

const moves = [
  { name: 'earlier', step: -1, icon: ChevronUp },
  { name: 'later', step: 1, icon: ChevronDown },
] as const;

const alwaysShown = new Set(all.flatMap(({ id, enableHiding }) => (enableHiding === false ? [id] : [])));

export function ColumnList({ columns }: { columns: ColumnArrangement }) {
  const { t } = useTranslation(['listing', 'home']);
  const { order, visibility } = columns;
  const list = useRef<HTMLUListElement>(null);
  // The pressed button goes with its column, and may leave the part of the list that is in view.
  useEffect(() => {
    list.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }, [order]);
  return (
    <>
      <div className={classes['head']}>
        <h2>{t('columnMenu.title')}</h2>
        <Button variant="subtle" size="compact-sm" onClick={columns.reset} {...(!columns.isArranged && unavailable)}>
          {t('columnMenu.reset')}
        </Button>
      </div>
      <ul ref={list} className={classes['list']}>
        {order.map((id, index) => {
          const name = t(`home:facts.${id}`);
          const isShown = visibility[id] === true;
          return (
            <li key={id} className={classes['item']}>
              <label className="row fill">
                <input
                  type="checkbox"
                  checked={isShown}
                  disabled={alwaysShown.has(id)}
                  onChange={() => columns.show(id, !isShown)}
                />
                {name}
              </label>
              {moves.map(({ name: way, step, icon: Icon }) => (
                <ActionIcon
                  key={way}
                  variant="subtle"
                  size={28}
                  aria-label={t(`columnMenu.${way}`, { column: name })}
                  onClick={() => columns.move(id, index + step, order)}
                  {...(order[index + step] === undefined && unavailable)}
                >
                  <Icon size={16} />
                </ActionIcon>
              ))}
            </li>
          );
        })}
      </ul>
    </>
  );
}
