import type { RowSelectionState } from '@tanstack/react-table';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { HomeCard } from './home-card.tsx';
import classes from './home-cards.module.css';
import { HomeSheet } from './home-sheet.tsx';
import { useActiveHome } from './use-active-home.ts';
import { useHomeWindow } from './use-home-window.ts';

const cardSize = 148;
const gap = 10;

export interface HomeCardsProps {
  homes: readonly Home[];
  rowSelection: RowSelectionState;
  /** The home that the person comes back from. */
  arrival: RefObject<string | null>;
  atTop: RefObject<string | null>;
}

/** The homes as cards, for a phone: only those near the screen are in the document. */
export function HomeCards({ homes, rowSelection, arrival, atTop }: HomeCardsProps) {
  const { t } = useTranslation('listing');
  const list = useRef<HTMLUListElement>(null);
  const { active, onFocus } = useActiveHome({ list, homes, arrival, atTop, stop: 'a' });
  const { items, total, measure } = useHomeWindow({ list, homes, size: cardSize, gap, active, atTop });
  const [asked, setAsked] = useState<Home | null>(null);
  const isSelecting = Object.keys(rowSelection).length > 0;
  const open = homes.find(({ id }) => id === asked?.id);
  return (
    <>
      {/* Follows the focus, so that it stays in the list when its card goes. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={list} className={classes['list']} style={{ blockSize: total }} aria-label={t('table')} onFocus={onFocus}>
        {items.map(({ home, index, start }) => (
          <HomeCard
            key={home.id}
            measure={measure}
            home={home}
            index={index}
            count={homes.length}
            start={start}
            isSelected={isSelecting ? rowSelection[home.id] === true : undefined}
            onMore={setAsked}
          />
        ))}
      </ul>
      {open && <HomeSheet home={open} isSelected={rowSelection[open.id] === true} onClose={() => setAsked(null)} />}
    </>
  );
}
