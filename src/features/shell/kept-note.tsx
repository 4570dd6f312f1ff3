import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useKeptSince } from '#src/api/use-kept-answers.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Note } from '#src/ui/note.tsx';
import { useOnline } from '#src/ui/use-online.ts';
import classes from './frame-note.module.css';

/** Says how old the homes are while they come from this device and not from the server. */
export function KeptNote() {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const keptSince = useKeptSince();
  // Not before the first screen: it would shift the skeleton.
  const hasScreen = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation !== undefined });
  const time = hasScreen && keptSince !== null ? format.dateTime(keptSince) : null;
  const hasNetwork = useOnline();
  return (
    <div role="status" className={classes['slot']}>
      {time !== null && (
        <div className={classes['note']}>
          <Note kind="info">
            {hasNetwork ? t('keptAnswers.unreached', { time }) : t('keptAnswers.offline', { time })}
          </Note>
        </div>
      )}
    </div>
  );
}
