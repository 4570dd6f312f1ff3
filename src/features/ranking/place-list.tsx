import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RankedHome } from '#src/domain/ranking.ts';
import { Button } from '#src/ui/button.tsx';
import classes from './ranking.module.css';
import { useMovingRows } from './use-moving-rows.ts';

const shownAtFirst = 8;

/** A long rest is added in parts: each change of a weight measures every row that is shown. */
const mostAdded = 100;

interface Props {
  /** Whether the homes have places: an ordered list. */
  ordered?: boolean;
  label: string;
  ranked: readonly RankedHome[];
  row: (rank: RankedHome, index: number) => ReactNode;
}

/** The first homes of a list, and a button that shows the rest. */
export function PlaceList({ ordered = false, label, ranked, row }: Props) {
  const { t } = useTranslation('ranking');
  const [limit, setLimit] = useState(shownAtFirst);
  const list = useRef<HTMLOListElement & HTMLUListElement>(null);
  const shown = ranked.slice(0, limit);
  useMovingRows(
    list,
    shown.map(({ id }) => id),
  );
  // The pressed button has gone or moved down: focus the first home that was added.
  useEffect(() => {
    if (limit > shownAtFirst) list.current?.children[limit - mostAdded]?.querySelector('a')?.focus();
  }, [limit]);
  const List = ordered ? 'ol' : 'ul';
  return (
    <>
      <List ref={list} aria-label={label}>
        {shown.map(row)}
      </List>
      {shown.length < ranked.length && (
        <div className={classes['more']}>
          <Button variant="subtle" onClick={() => startTransition(() => setLimit(limit + mostAdded))}>
            {t(ranked.length > limit + mostAdded ? 'showMore' : 'showAll', { count: ranked.length })}
          </Button>
        </div>
      )}
    </>
  );
}
