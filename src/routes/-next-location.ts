import * as z from 'zod/mini';

const here = 'https://portal.invalid';

/** A path of this app's signed-in area, with its search; anything else (another site, a script) is not followed. */
export function isOwnPath(href: string): boolean {
  const isInside = (path: string) => /^\/app(?:[/?#]|$)/i.test(path);
  if (!isInside(href) || !URL.canParse(href, here)) return false;
  // As the browser will read it, dots and backslashes resolved.
  const { origin, pathname } = new URL(href, here);
  return origin === here && isInside(pathname);
}

/** The search of the anonymous screens: where the person wanted to go. */
export const nextSearch = z.object({
  next: z.catch(z.optional(z.string().check(z.refine(isOwnPath))), undefined),
});
