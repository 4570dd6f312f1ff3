import { useTranslation } from 'react-i18next';
import { useServerHome } from '#src/api/use-homes.ts';
import type { Unsent } from '#src/device/unsent.ts';
import { addressLines } from '#src/domain/home.ts';
import { countChanges } from '#src/domain/write.ts';
import { mostNamed, useFormat } from '#src/i18n/format.ts';

/** The unsaved work that a sign-out would lose: how many messages, changes and drafts, and where they are. */
export function Loss({ entries, drafts }: Unsent) {
  const { t } = useTranslation(['shell', 'common']);
  const format = useFormat();
  const homeOf = useServerHome();
  const streetOf = (id: string) => addressLines(homeOf(id)?.address ?? '')[0];
  const placeOf = (draft: string) => {
    if (draft === 'draft/profile') return t('shell:titles.profile');
    if (draft === 'draft/agent') return t('shell:titles.settings');
    return streetOf(draft.replace(/^draft\/\w+\//, ''));
  };
  const isMessage = ({ write }: Unsent['entries'][number]) => write.kind === 'reply';
  const messages = entries.filter(isMessage);
  const changes = entries.filter((entry) => !isMessage(entry));
  const groups = (
    [
      ['messages', messages.length, messages.map(({ lane }) => streetOf(lane))],
      ['changes', countChanges(changes), changes.map(({ lane }) => streetOf(lane))],
      ['drafts', drafts.length, drafts.map(placeOf)],
    ] as const
  ).filter(([, count]) => count > 0);
  if (groups.length === 0) return null;
  return (
    // Not in a style sheet: one that cannot be fetched would take the question with it.
    <ul style={{ marginBlockStart: 'var(--gap)' }}>
      {groups.map(([kind, count, all]) => {
        const label = t(`shell:leaving.${kind}`, { count });
        const places = [...new Set(all)];
        const areNamed = places.length <= mostNamed && !places.includes('');
        return <li key={kind}>{areNamed ? t('common:labeled', { label, value: format.list(places) }) : label}</li>;
      })}
    </ul>
  );
}
