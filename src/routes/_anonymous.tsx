import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { session } from '#src/device/session.ts';
import { AuthFrame } from '#src/features/auth/auth-frame.tsx';
import { LanguageList } from '#src/features/shell/language-list.tsx';
import { nextSearch } from './-next-location.ts';

/** The screens before the sign-in. Signed-in visitors are redirected to the remembered location. */
export const Route = createFileRoute('/_anonymous')({
  validateSearch: nextSearch,
  beforeLoad: ({ search }) => {
    if (session.get().token) throw redirect({ href: search.next ?? '/', replace: true });
  },
  component: () => (
    <AuthFrame languages={(label) => <LanguageList aria-label={label} />}>
      <Outlet />
    </AuthFrame>
  ),
});
