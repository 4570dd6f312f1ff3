import { useFormat } from '#src/i18n/format.ts';
import { ShortAge } from '#src/ui/short-age.tsx';
import { useNow } from '#src/ui/use-now.ts';

/** How long ago something changed; nothing if the record does not say, or dates it in the future. */
export function ChangeAge({ changedAt }: { changedAt: number | null }) {
  const format = useFormat();
  const now = useNow();
  if (changedAt === null || changedAt > now + 60_000) return null;
  return <ShortAge {...format.ageParts(changedAt, now)} />;
}
