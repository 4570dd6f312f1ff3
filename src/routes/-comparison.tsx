import type { ComponentProps } from 'react';
import { Compare } from '#src/features/compare/compare.tsx';
import { CsvButton } from '#src/features/files/csv-button.tsx';
import { RankingLink } from '#src/features/ranking/ranking-link.tsx';
import { ShareButton } from '#src/features/share/share-button.tsx';
import { PaperFoot } from '#src/features/sheet/paper-foot.tsx';
import { SheetLink } from '#src/features/sheet/sheet-link.tsx';
import { verdictLinks } from '#src/features/verdict/verdict-line.tsx';

type Props = Omit<ComponentProps<typeof Compare>, 'actions' | 'paper' | 'foot' | 'verdict'>;

/** The comparison with the ways that lead on from it. */
export function Comparison(props: Props) {
  const { ids } = props;
  return (
    <Compare
      {...props}
      actions={[<RankingLink key="ranking" />, <ShareButton key="share" ids={ids} />]}
      paper={[<SheetLink key="sheet" ids={ids} />, <CsvButton key="csv" ids={ids} />]}
      foot={<PaperFoot />}
      verdict={verdictLinks}
    />
  );
}
