import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type AppContext, AppContextProvider } from '#src/api/signed-in.ts';
import { settings } from '#src/device/settings.ts';
import { isRightToLeft } from '#src/domain/look.ts';
import { mantineTheme } from '#src/theme/mantine-theme.ts';
import { UiWords } from '#src/ui/words.ts';

interface Props {
  /** Session, settings and the signed-in person's data. */
  context: AppContext;
  children: ReactNode;
}

/** It reads no setting after the start, so choosing a theme re-renders nothing: attributes of the root element carry theme and direction. */
export function Providers({ context, children }: Props) {
  const { t } = useTranslation();
  return (
    <AppContextProvider value={context}>
      <DirectionProvider initialDirection={isRightToLeft(settings.get().locale) ? 'rtl' : 'ltr'}>
        <MantineProvider
          theme={mantineTheme}
          forceColorScheme="light"
          // apply-settings.ts sets the colour scheme on the root element.
          getRootElement={() => undefined}
          // The policy forbids style elements; mantine.css has what they would say.
          withCssVariables={false}
          withGlobalClasses={false}
        >
          <UiWords value={{ close: t('actions.close'), showPassword: t('actions.showPassword') }}>{children}</UiWords>
        </MantineProvider>
      </DirectionProvider>
    </AppContextProvider>
  );
}
