import * as z from 'zod/mini';

/** A path of this app's signed-in area, with its search; anything else (another site, a script) is not followed. */
export function isOwnPath(href: string): boolean {
  if (!/^\/app(?:[/?#]|$)/i.test(href)) return false;
  return new URL(href, 'https://portal.invalid').origin === 'https://portal.invalid';
}

/** The search of the anonymous screens: where the person wanted to go. */
export const nextSearch = z.object({
  next: z.catch(z.optional(z.string().check(z.refine(isOwnPath))), undefined),
});
