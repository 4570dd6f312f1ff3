import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { HousePlug } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBuyerProfile } from '#src/api/buyer-profile.ts';
import { homeIn } from '#src/api/homes.ts';
import { meQuery } from '#src/api/user.ts';
import { useHomes } from '#src/api/use-homes.ts';
import type { ListingLook } from '#src/domain/listing-look.ts';
import type { Home } from '#src/domain/home.ts';
import { Button } from '#src/ui/button.tsx';
import { State } from '#src/ui/state.tsx';
import { HomeDetail } from './home-detail.tsx';

export interface DetailProps {
  id: string;
  look: ListingLook;
  /** Puts homes into the listing's present order. */
  order: (homes: readonly Home[]) => readonly Home[];
  viewing: boolean;
  onViewing: (open: boolean) => void;
  /** Opens the weights of the ranking. */
  ranking: ReactNode;
  /** What changed of the home. */
  changes: ReactNode;
  /** Chooses the home to compare this one with. */
  picker: (props: { open: boolean; onClose: () => void }) => ReactNode;
}

/** One home, or a clear page where the id is not, or no longer, the buyer's. */
export function Detail({ id, order, ...props }: DetailProps) {
  const { t } = useTranslation('detail');
  const homes = useHomes();
  const { data: me } = useQuery(meQuery);
  const profile = useBuyerProfile();
  const home = homeIn(homes, id);
  const ids = useMemo(() => order(homes.items).map((listed) => listed.id), [order, homes.items]);
  if (home)
    return (
      <HomeDetail
        // Another home starts anew: an open row or an unsent comment is not this one's.
        key={id}
        {...props}
        home={home}
        order={ids}
        agentName={me?.agent?.firstName ?? null}
        profile={profile}
      />
    );
  return (
    <State
      level={1}
      icon={HousePlug}
      title={t('gone.title')}
      text={t('gone.text')}
      action={
        <Button component={Link} to="/app/listing" variant="light">
          {t('gone.action')}
        </Button>
      }
    />
  );
}
