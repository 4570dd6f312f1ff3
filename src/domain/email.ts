const atom = String.raw`[^\s@.,:;<>()[\]\\"]+`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;

/**
 * What an e-mail address looks like. Wider than zod's own, which turns away addresses that exist (`o&m@…`, `…@bücher.example`): the
 * server has the last word, and nobody may be kept out by the form.
 */
export const emailPattern = new RegExp(String.raw`^${atom}(?:\.${atom})*@(?:${label}\.)+${label}$`, 'u');
