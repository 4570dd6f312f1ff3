import type { ReactNode } from 'react';

interface Props {
  text: string;
  /** Renders the part, bold where nothing else is said. */
  part?: (text: string) => ReactNode;
}

/**
 * A sentence of the catalogue of which one part, between `<b>` and `</b>`, is set off. Nothing else in it is markup, and react-i18next's
 * `Trans`, which parses HTML, would come with the first load.
 */
export function Emphasized({ text, part = (bold) => <b>{bold}</b> }: Props) {
  const [before, set, after] = text.split(/<\/?b>/);
  return (
    <>
      {before}
      {set && part(set)}
      {after}
    </>
  );
}
