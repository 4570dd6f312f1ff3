import * as z from 'zod/mini';
import { type Settings, settings } from '#src/device/settings.ts';
import { layoutTypes, navStyles, themeTypes } from '#src/domain/look.ts';

const names = { theme: 'themeType', 'nav-style': 'navStyle', 'layout-type': 'layoutType' } as const;

const lookSchema = z.partial(
  z.object({ themeType: z.enum(themeTypes), navStyle: z.enum(navStyles), layoutType: z.enum(layoutTypes) }),
);

/** Takes theme, navigation style and layout type from the address into the settings, and out of the address. Unknown values are ignored. */
export function takeLookFromAddress(): void {
  const address = new URL(location.href);
  let look: Partial<Settings> = {};
  let found = false;
  for (const [name, setting] of Object.entries(names)) {
    const value = address.searchParams.get(name);
    if (value === null) continue;
    found = true;
    look = { ...look, ...lookSchema.safeParse({ [setting]: value }).data };
    address.searchParams.delete(name);
  }
  if (!found) return;
  settings.update(look);
  history.replaceState(history.state, '', address);
}
