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

/** The way to the sign-in, which leads back to an address; `ended` says there that the session has expired. */
export const toSignIn = (href: string, ended: boolean) =>
  ({
    to: '/signin',
    search: isOwnPath(href) ? { next: href } : {},
    state: ended ? { ended } : {},
    replace: true,
  }) as const;

/** The search of the anonymous screens: the location to go to after the sign-in. */
export const nextSearch = z.object({
  next: z.catch(z.optional(z.string().check(z.refine(isOwnPath))), undefined),
});
