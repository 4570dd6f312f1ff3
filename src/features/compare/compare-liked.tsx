import { Link } from '@tanstack/react-router';
import { GitCompareArrows } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomes } from '#src/api/use-homes.ts';
import { useRankingWhenAsked } from '#src/api/use-ranking.ts';
import { fewestCompared, mostCompared } from '#src/domain/limits.ts';
import { byNewest } from '#src/domain/home.ts';
import { whyLeftOut } from '#src/domain/top-homes.ts';
import { Button } from '#src/ui/button.tsx';

/** Compares the liked homes that can be bought: of many those that rank first, or else the newest. */
export function CompareLiked({ quiet = false }: { quiet?: boolean }) {
  const { t } = useTranslation('compare');
  // Deferred, so that a press of Like shows first: ranking thousands of homes takes more than a frame.
  const { items } = useDeferredValue(useHomes());
  const ranking = useDeferredValue(useRankingWhenAsked());
  const liked = useMemo(() => items.filter(({ propStatus }) => propStatus === 'liked'), [items]);
  const first = useMemo(() => {
    const all = liked.filter((home) => whyLeftOut(home) === null);
    if (all.length < fewestCompared) return all;
    const { of } = ranking();
    const place = ({ id }: { id: string }) => of.get(id)?.place ?? Number.MAX_SAFE_INTEGER;
    return all.toSorted((a, b) => place(a) - place(b) || byNewest(a, b)).slice(0, mostCompared);
  }, [liked, ranking]);
  if (first.length < fewestCompared) return null;
  const compare = first.map(({ id }) => id);
  return (
    <Button
      renderRoot={(props) => <Link to="/app/listing" search={{ compare }} {...props} />}
      variant={quiet ? 'subtle' : 'default'}
      size={quiet ? 'compact-md' : undefined}
      leftSection={<GitCompareArrows size={16} />}
    >
      {first.length < liked.length ? t('likedSome', { shown: first.length, all: liked.length }) : t('liked')}
    </Button>
  );
}
