import { CloudCheck, CloudUpload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEntries, useIsDurable } from '#src/api/use-writes.ts';
import classes from './sync-line.module.css';

/** Whether everything that the buyer did has reached the server. */
export function SyncLine({ folded = false }: { folded?: boolean }) {
  const { t } = useTranslation('shell');
  const kept = useEntries().length;
  const isDurable = useIsDurable();
  const Icon = kept > 0 ? CloudUpload : CloudCheck;
  const text = kept === 0 ? t('allSaved') : isDurable ? t('keptHere', { count: kept }) : t('onlyInTab');
  return (
    <p className={classes['line']} {...(folded && { title: text })}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span className={folded ? 'visually-hidden' : undefined} role="status">
        {text}
      </span>
    </p>
  );
}
