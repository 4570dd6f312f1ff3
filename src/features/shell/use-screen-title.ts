import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { homeIn } from '#src/api/homes.ts';
import { useKnownHomes } from '#src/api/use-homes.ts';

/** The name of each signed-in screen in the window's title, by its path in lower case. */
const screens = {
  '/app/dashboard': 'dashboard',
  '/app/listing': 'properties',
  '/app/listing/detail': 'home',
  '/app/ranking': 'ranking',
  '/app/listing/sheet': 'sheet',
  '/app/profile': 'profile',
  '/app/profile/create': 'yourProfile',
  '/app/settings': 'settings',
  '/app/comments': 'comments',
} as const;

const isKnown = (path: string): path is keyof typeof screens => path in screens;

/** A location's path as the table has it, however the address spells it. */
export const pathOf = ({ pathname }: { pathname: string }) => pathname.toLowerCase().replace(/\/+$/, '');

/** Names the screen in the window's title, and the home that it is about. The title waits for the home while it is on its way. */
export function useScreenTitle(): void {
  const { t } = useTranslation(['common', 'shell']);
  const home = useHomeInAddress();
  const name = useRouterState({
    select: ({ resolvedLocation, location }) => {
      // After a sign-in the resolved location is still the sign-in.
      const shown = resolvedLocation && isKnown(pathOf(resolvedLocation)) ? resolvedLocation : location;
      const path = pathOf(shown);
      if (!isKnown(path)) return 'notFound';
      // A location has its parameters as text, whatever its route makes of them.
      return path === '/app/listing' && String(shown.search.compare).includes(',') ? 'compare' : screens[path];
    },
  });
  const title = [home, home && name === 'home' ? null : t(`shell:titles.${name}`), t('product')]
    .filter(Boolean)
    .join(' · ');
  const waiting = home === undefined;
  useEffect(() => {
    if (!waiting) document.title = title;
  }, [title, waiting]);
}

/** The address of the home that the screen is about, null for none; undefined until it is known. */
function useHomeInAddress(): string | null | undefined {
  const id = useRouterState({
    select: ({ resolvedLocation }) => {
      const path = resolvedLocation && pathOf(resolvedLocation);
      return path === '/app/listing/detail' || path === '/app/comments' ? resolvedLocation?.search.id : undefined;
    },
  });
  const homes = useKnownHomes();
  if (id === undefined) return null;
  return homes && (homeIn(homes, String(id))?.address ?? null);
}
