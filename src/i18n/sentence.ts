import { isolated } from './isolated.ts';

/** In no text. */
const gap = '\u0000';

/** A sentence around a text, translated once and then filled in: six for each row took i18next an eighth of the time of rendering it. */
export function sentence(translate: (text: string) => string): (text: string) => string {
  const [before = '', after = ''] = translate(gap).split(gap);
  return (text) => `${before}${isolated(text)}${after}`;
}
