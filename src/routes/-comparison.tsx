import { useNavigate } from '@tanstack/react-router';
import { filtersOf, type ListingSearch } from '#src/domain/listing-search.ts';
import { Compare } from '#src/features/compare/compare.tsx';
import { CsvButton } from '#src/features/files/csv-button.tsx';
import { RankingLink } from '#src/features/ranking/ranking-link.tsx';
import { ShareButton } from '#src/features/share/share-button.tsx';
import { PaperFoot } from '#src/features/sheet/paper-foot.tsx';
import { SheetLink } from '#src/features/sheet/sheet-link.tsx';
import { verdictLinks } from '#src/features/verdict/verdict-line.tsx';

export function Comparison({ ids, search }: { ids: readonly string[]; search: ListingSearch }) {
  const navigate = useNavigate({ from: '/app/listing/' });
  const filters = filtersOf(search);
  return (
    <Compare
      ids={ids}
      filters={filters}
      differencesOnly={search.differences}
      onDifferencesOnly={(on, byDefault) =>
        void navigate({ search: { ...search, differences: on === byDefault ? undefined : on }, resetScroll: false })
      }
      actions={[<RankingLink key="ranking" />, <ShareButton key="share" ids={ids} />]}
      paper={[<SheetLink key="sheet" ids={ids} />, <CsvButton key="csv" ids={ids} />]}
      foot={<PaperFoot />}
      verdict={(home) => verdictLinks(home, filters)}
    />
  );
}
