import { Link } from '@tanstack/react-router';
import { HousePlug } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { homeIn } from '#src/api/homes.ts';
import { useHomes } from '#src/api/use-homes.ts';
import type { Home } from '#src/domain/home.ts';
import { Button } from '#src/ui/button.tsx';
import { State } from '#src/ui/state.tsx';
import { HomeDetail, type HomeDetailProps } from './home-detail.tsx';

interface Props extends Omit<HomeDetailProps, 'home' | 'order'> {
  id: string;
  /** Puts homes into the listing's current order. */
  order: (homes: readonly Home[]) => readonly Home[];
}

const noHomes: readonly Home[] = [];

/** One home, or a page that says that the id is not, or no longer, the buyer's. */
export function Detail({ id, order, ...props }: Props) {
  const { t } = useTranslation('detail');
  const homes = useHomes();
  const home = homeIn(homes, id);
  // The links to the next homes follow the home itself: ordering thousands takes part of a frame.
  const listed = useDeferredValue(homes.items, noHomes);
  const inOrder = useDeferredValue(order);
  const ids = useMemo(() => inOrder(listed).map((one) => one.id), [inOrder, listed]);
  const place = ids.indexOf(id);
  // A mark or a score may take the home out of the list that it was opened from: the way to the next one stays.
  const [last, setLast] = useState({ id, place });
  if (place >= 0 && (last.id !== id || last.place !== place)) setLast({ id, place });
  const hasLeft = place < 0 && last.id === id && last.place >= 0;
  if (home)
    return (
      <HomeDetail
        // An open row or an unsent comment must not carry over to another home.
        key={id}
        {...props}
        home={home}
        order={hasLeft ? ids.toSpliced(last.place, 0, id) : ids}
      />
    );
  return (
    <State level={1} icon={HousePlug} title={t('gone.title')} text={t('gone.text')}>
      <Button renderRoot={(props) => <Link to="/app/listing" {...props} />} variant="light">
        {t('gone.action')}
      </Button>
    </State>
  );
}
