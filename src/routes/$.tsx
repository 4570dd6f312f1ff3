import { createFileRoute, redirect } from '@tanstack/react-router';
import { isOwnPath } from './-next-location.ts';
import { NotFoundPage } from '#src/features/shell/not-found-page.tsx';
import { useDocumentTitle } from '#src/features/shell/use-document-title.ts';
import { session } from '#src/device/session.ts';

/** A path that nobody owns: the sign-in screen for an anonymous visitor, for a signed-in one the 404 page. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location: { href } }) => {
    if (session.get().token) return;
    throw redirect({ to: '/signin', search: isOwnPath(href) ? { next: href } : {}, replace: true });
  },
  component: Nowhere,
});

function Nowhere() {
  useDocumentTitle(null);
  return (
    <main>
      <NotFoundPage />
    </main>
  );
}
