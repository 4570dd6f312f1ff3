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
  const look: Partial<Settings> = {};
  for (const [name, setting] of Object.entries(names))
    Object.assign(look, lookSchema.safeParse({ [setting]: address.searchParams.get(name) }).data);
  const parts = address.search.slice(1).split('&');
  // The other parameters stay exactly as they were written.
  const kept = parts.filter((part) => !Object.keys(names).some((name) => new URLSearchParams(part).has(name)));
  if (kept.length === parts.length) return;
  address.search = kept.join('&');
  settings.update(look);
  history.replaceState(history.state, '', address);
}
