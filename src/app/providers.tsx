import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type AppContext, AppContextProvider } from '#src/api/signed-in.ts';
import { UiWords } from '#src/ui/words.ts';

/** It reads no theme and no direction, so choosing one re-renders nothing: attributes of the root element carry them. */
export function Providers({ context, children }: { context: AppContext; children: ReactNode }) {
  const { t } = useTranslation();
  const words = {
    close: t('actions.close'),
    showCharacters: t('actions.showCharacters'),
    lost: t('loadFailed'),
    cardFailed: t('cardFailed'),
    tryAgain: t('actions.tryAgain'),
  };
  return (
    <AppContextProvider value={context}>
      <UiWords value={words}>{children}</UiWords>
    </AppContextProvider>
  );
}
