import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { settings } from '#src/device/settings.ts';
import { isRightToLeft } from '#src/domain/look.ts';
import { mantineTheme } from '#src/theme/mantine-theme.ts';

/** It follows no setting itself, so that choosing a theme draws nothing anew: attributes of the root element carry theme and direction. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider initialDirection={isRightToLeft(settings.get().locale) ? 'rtl' : 'ltr'}>
      <MantineProvider
        theme={mantineTheme}
        forceColorScheme="light"
        // apply-settings.ts says on the root element which scheme it is.
        getRootElement={() => undefined}
        // The policy forbids style elements; mantine.css has what they would say.
        withCssVariables={false}
        withGlobalClasses={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
