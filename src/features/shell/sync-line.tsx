import { CloudCheck, CloudUpload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEntries } from '#src/api/use-writes.ts';
import classes from './sync-line.module.css';
import { useIsOnlyInTab } from './use-ask-before-closing.ts';

export function SyncLine({ folded = false }: { folded?: boolean }) {
  const { t } = useTranslation('shell');
  const kept = useEntries().length;
  const isOnlyInTab = useIsOnlyInTab();
  const Icon = kept > 0 || isOnlyInTab ? CloudUpload : CloudCheck;
  const text = isOnlyInTab ? t('onlyInTab') : kept === 0 ? t('allSaved') : t('keptHere', { count: kept });
  return (
    <p className={classes['line']} {...(folded && { title: text })}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span className={folded ? 'visually-hidden' : undefined} role="status">
        {text}
      </span>
    </p>
  );
}
