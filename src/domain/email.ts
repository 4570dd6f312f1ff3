import * as z from 'zod/mini';

const atom = String.raw`[^\s@.,:;<>()[\]\\"]+`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;

/**
 * The form of an e-mail address. It is wider than zod's, which refuses addresses that exist (`o&m@…`, `…@bücher.example`): the server
 * decides.
 */
export const emailPattern = new RegExp(String.raw`^${atom}(?:\.${atom})*@(?:${label}\.)+${label}$`, 'u');

/** The address without spaces around it and invisible characters, such as marks of direction copied from an Arabic page. */
export const trimmedEmail = (typed: string) => typed.replaceAll(/\p{Cf}/gu, '').trim();

export const emailSchema = (message: string) =>
  z.string().check(z.overwrite(trimmedEmail), z.regex(emailPattern, message));
