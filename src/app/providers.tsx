import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { isRightToLeft, settings } from '#src/device/settings.ts';
import { useStore } from '#src/device/store.ts';
import { mantineTheme } from '#src/theme/mantine-theme.ts';

export function Providers({ children }: { children: ReactNode }) {
  const { locale, themeType } = useStore(settings);
  return (
    // It follows the root element's direction without mounting anything anew, so that what was typed survives a change of language.
    <DirectionProvider initialDirection={isRightToLeft(locale) ? 'rtl' : 'ltr'}>
      <MantineProvider
        theme={mantineTheme}
        forceColorScheme={themeType === 'dark' ? 'dark' : 'light'}
        // The policy forbids style elements; mantine.css has what they would say.
        withCssVariables={false}
        withGlobalClasses={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
