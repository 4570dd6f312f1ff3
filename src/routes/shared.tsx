import { createFileRoute } from '@tanstack/react-router';
import { readFragment } from '#src/domain/shared-link.ts';
import { SharedPage } from '#src/features/share/shared-page.tsx';
import { LanguageMenu } from '#src/features/shell/language-menu.tsx';
import { loadWords } from '#src/i18n/start-i18n.ts';

/** The homes that a buyer has shared, from the fragment of the address: without an account, and without a call. */
export const Route = createFileRoute('/shared')({
  loader: async ({ location }) => {
    const [shared] = await Promise.all([readFragment(location.hash), loadWords('signed-in'), loadWords('sharing')]);
    return shared;
  },
  // Another link that is pasted into the same tab differs in its fragment alone.
  shouldReload: true,
  component: Shared,
});

function Shared() {
  return <SharedPage shared={Route.useLoaderData()} language={<LanguageMenu named />} />;
}
