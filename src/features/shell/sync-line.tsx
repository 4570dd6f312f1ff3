import { CloudCheck, CloudUpload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntries } from '#src/api/use-writes.ts';
import { countChanges } from '#src/domain/write.ts';
import classes from './sync-line.module.css';
import { useIsOnlyInTab } from './use-ask-before-closing.ts';

export function SyncLine({ folded = false }: { folded?: boolean }) {
  const { t } = useTranslation('shell');
  const entries = useEntries();
  const kept = countChanges(entries);
  const isOnlyInTab = useIsOnlyInTab();
  // A write that goes through at once or is refused has its own announcement. A wait is announced, and so is its end, until the next write.
  const isRefused = kept > 0 && entries.every(({ state }) => state === 'refused');
  const isLate = isOnlyInTab || entries.some(({ attempts, state }) => attempts > 0 && state !== 'refused');
  const [before, setBefore] = useState<'quiet' | 'late' | 'over'>('quiet');
  let now = before;
  if (isRefused) now = 'quiet';
  else if (isLate) now = 'late';
  else if (before === 'late' && kept === 0) now = 'over';
  else if (before === 'over' && kept > 0) now = 'quiet';
  if (now !== before) setBefore(now);
  const isAnnounced = now !== 'quiet';
  const Icon = kept > 0 || isOnlyInTab ? CloudUpload : CloudCheck;
  const text = isOnlyInTab ? t('onlyInTab') : kept === 0 ? t('allSaved') : t('keptHere', { count: kept });
  return (
    <p className={classes['line']} {...(folded && { title: text })}>
      <Icon size={16} strokeWidth={1.75} />
      <span className={folded ? 'visually-hidden' : undefined}>
        {!isAnnounced && text}
        <span role="status">{isAnnounced && text}</span>
      </span>
    </p>
  );
}
