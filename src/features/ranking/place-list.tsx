import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RankedHome } from '#src/domain/ranking.ts';
import { Button } from '#src/ui/button.tsx';
import { mostPrinted, useIsPrinting } from '#src/ui/use-is-printing.ts';
import classes from './places.module.css';
import { useMovingRows } from './use-moving-rows.ts';

const shownAtFirst = 8;

/** A long rest is added in parts: each change of a weight measures every row that is shown. */
const mostAdded = 100;

interface Props {
  /** Whether the homes have places: an ordered list. */
  ordered?: boolean;
  label: string;
  ranked: readonly RankedHome[];
  /** How many of them the buyer asked to see; undefined for the first few. */
  asked: number | undefined;
  onAsk: (count: number) => void;
  row: (rank: RankedHome, index: number) => ReactNode;
}

/** The first homes of a list, and a button that shows the rest. Paper has the rest, too. */
export function PlaceList({ ordered = false, label, ranked, asked = 0, onAsk, row }: Props) {
  const { t } = useTranslation(['ranking', 'home']);
  const list = useRef<HTMLOListElement & HTMLUListElement>(null);
  const shown = Math.max(shownAtFirst, asked);
  const isPrinting = useIsPrinting();
  const rows = ranked.slice(0, isPrinting ? mostPrinted : shown);
  useMovingRows(
    list,
    rows.map(({ id }) => id),
  );
  // The focused button is gone, or further down: the focus goes to the first added home.
  const shownBefore = useRef(shown);
  useEffect(() => {
    if (shown > shownBefore.current) list.current?.children[shownBefore.current]?.querySelector('a')?.focus();
    shownBefore.current = shown;
  }, [shown]);
  const List = ordered ? 'ol' : 'ul';
  return (
    <>
      <List ref={list} aria-label={label}>
        {rows.map(row)}
      </List>
      {rows.length < ranked.length && (
        <div className={classes['more']}>
          {isPrinting ? (
            t('home:printed', { shown: mostPrinted, all: ranked.length })
          ) : (
            <Button variant="subtle" onClick={() => onAsk(shown + mostAdded)}>
              {t(ranked.length > shown + mostAdded ? 'ranking:showMore' : 'ranking:showAll', { count: ranked.length })}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
