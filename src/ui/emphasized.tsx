/**
 * A sentence of the catalogue of which one part, between `<b>` and `</b>`, is set off. Nothing else in it is markup, and react-i18next's
 * `Trans`, which parses HTML, would come with the first load.
 */
export function Emphasized({ text }: { text: string }) {
  const [before, part, after] = text.split(/<\/?b>/);
  return (
    <>
      {before}
      {part && <b>{part}</b>}
      {after}
    </>
  );
}
