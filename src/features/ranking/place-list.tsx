import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RankedHome } from '#src/domain/ranking.ts';
import { Button } from '#src/ui/button.tsx';
import classes from './ranking.module.css';
import { useMovingRows } from './use-moving-rows.ts';

const shownAtFirst = 8;

interface Props {
  /** Whether the homes have places, which a list with an order says. */
  ordered?: boolean;
  label: string;
  ranked: readonly RankedHome[];
  row: (rank: RankedHome, index: number) => ReactNode;
}

/** The first homes of a list, and a button that shows all of them. */
export function PlaceList({ ordered = false, label, ranked, row }: Props) {
  const { t } = useTranslation('ranking');
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLOListElement & HTMLUListElement>(null);
  const shown = isWhole ? ranked : ranked.slice(0, shownAtFirst);
  useMovingRows(
    list,
    shown.map(({ id }) => id),
  );
  // The button that had the focus is gone: it goes to the first of the homes that came.
  useEffect(() => {
    if (isWhole) list.current?.children[shownAtFirst]?.querySelector('a')?.focus();
  }, [isWhole]);
  const List = ordered ? 'ol' : 'ul';
  return (
    <>
      <List ref={list} aria-label={label}>
        {shown.map(row)}
      </List>
      {shown.length < ranked.length && (
        <div className={classes['more']}>
          <Button variant="subtle" onClick={() => startTransition(() => setIsWhole(true))}>
            {t('showAll', { count: ranked.length })}
          </Button>
        </div>
      )}
    </>
  );
}
