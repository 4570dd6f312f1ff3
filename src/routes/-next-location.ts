import * as z from 'zod/mini';

const here = 'https://portal.invalid';

/** Whether an address is a path of the signed-in area. Other sites and scripts are never followed. */
export function isOwnPath(href: string): boolean {
  const isInside = (path: string) => /^\/app(?:[/?#]|$)/i.test(path);
  if (!isInside(href) || !URL.canParse(href, here)) return false;
  // As the browser resolves it, with its dots and backslashes.
  const { origin, pathname } = new URL(href, here);
  return origin === here && isInside(pathname);
}

/** The search of the anonymous screens: the location to go to after the sign-in. */
export const nextSearch = z.object({
  next: z.catch(z.optional(z.string().check(z.refine(isOwnPath))), undefined),
});
