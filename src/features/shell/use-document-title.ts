import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** What each screen is called in the window's title, by its path in lower case. */
const screens = {
  '/signin': 'signIn',
  '/signup': 'signUp',
  '/forgetpassword': 'forgotPassword',
  '/forgetpasswordotp': 'verify',
  '/resetpassword': 'resetPassword',
  '/otp': 'verify',
  '/app/dashboard': 'dashboard',
  '/app/listing': 'properties',
  '/app/listing/detail': 'home',
  '/app/ranking': 'ranking',
  '/app/listing/sheet': 'sheet',
  '/app/profile': 'profile',
  '/app/profile/create': 'editProfile',
  '/app/settings': 'settings',
  '/app/comments': 'comments',
} as const;

const isKnown = (path: string): path is keyof typeof screens => path in screens;

/**
 * Names the screen in the window's title.
 * @param home the address of the home that it is about; undefined while it is on its way, when the title waits for it.
 */
export function useDocumentTitle(home: string | null | undefined): void {
  const { t } = useTranslation('common');
  const name = useRouterState({
    select: ({ resolvedLocation, location }) => {
      const { pathname, search } = resolvedLocation ?? location;
      const path = pathname.toLowerCase().replace(/\/$/, '');
      if (!isKnown(path)) return 'notFound';
      return path === '/app/listing' && search.compare?.includes(',') ? 'compare' : screens[path];
    },
  });
  const title = [home, home && name === 'home' ? null : t(`titles.${name}`), t('product')].filter(Boolean).join(' · ');
  const waiting = home === undefined;
  useEffect(() => {
    if (!waiting) document.title = title;
  }, [title, waiting]);
}
