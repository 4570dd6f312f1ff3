import type { ReactNode } from 'react';
import classes from './compare.module.css';
import type { ComparedColumn } from './use-columns.ts';

interface Props {
  title: ReactNode;
  columns: readonly ComparedColumn[];
  /** A part of the row above. */
  isPart?: boolean | undefined;
  cell: (column: ComparedColumn, index: number) => ReactNode;
  className?: string | undefined;
}

/** One line of the comparison. On a phone its name stands above its values, each of which stays under its home. */
export function ValueRow({ title, columns, isPart, cell, className }: Props) {
  return (
    <tr className={className} data-part={isPart || undefined}>
      <th scope="row">{title}</th>
      {columns.map((column, index) => (
        <td key={column.home.id} data-leads={column.leads || undefined} data-name={column.name}>
          <div className={classes['cell']}>{cell(column, index)}</div>
        </td>
      ))}
    </tr>
  );
}

interface GroupProps {
  title: string;
  hint?: string | undefined;
  count: number;
  children: ReactNode;
}

export function RowGroup({ title, hint, count, children }: GroupProps) {
  return (
    <tbody>
      <tr className={classes['group']}>
        <th scope="colgroup" colSpan={count + 1}>
          <span>{title}</span>
          {hint && <span className={classes['hint']}>{hint}</span>}
        </th>
      </tr>
      {children}
    </tbody>
  );
}
