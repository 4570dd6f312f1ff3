import { excerpt } from './excerpt.ts';

/** The first words of a text on one line, at most `longest` characters, to name it by. Cuts within a word where the text has no spaces. */
export function firstWords(text: string, longest = 60): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const end = line.lastIndexOf(' ', longest - 1);
  return line.length > longest && end > longest / 2
    ? `${line.slice(0, end).replace(/[\s\p{P}]+$/u, '')}…`
    : excerpt(line, longest);
}
