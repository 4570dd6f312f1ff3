import type { HomeColumn } from './table-features.ts';
import classes from './home-table.module.css';

export const columnClass = ({ id, columnDef: { meta } }: HomeColumn): string =>
  [classes[id], meta?.align && classes[meta.align]].filter(Boolean).join(' ');
