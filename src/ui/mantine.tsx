import '#src/theme/mantine.css';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

// The rest of its theme is variables of style sheets: see mantine.css.
const theme = { respectReducedMotion: true };

/** The provider around Mantine's components. All of them open over the page, so no first screen waits for Mantine. */
export function Mantine({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider initialDirection={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}>
      <MantineProvider
        theme={theme}
        forceColorScheme="light"
        // apply-settings.ts sets the colour scheme on the root element.
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
