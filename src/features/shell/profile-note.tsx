import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { profilesQuery } from '#src/api/buyer-profile.ts';
import { meQuery } from '#src/api/user.ts';
import { currentProfile } from '#src/domain/profile-steps.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import classes from './frame-note.module.css';

/** Says that the screens do without the buyer's profile, as long as the server fails to give it. */
export function ProfileNote() {
  const { t } = useTranslation(['shell', 'common']);
  // The screens fetch the profiles. While they do so again the note stays, with the focus that may be in it.
  const { data: stored, isFetched, refetch } = useQuery({ ...profilesQuery, enabled: false });
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  // A screen that cannot do without says so itself.
  const hasScreen = useRouterState({ select: ({ matches }) => matches.every(({ status }) => status === 'success') });
  return (
    <div role="status" className={classes['slot']}>
      {isFetched && hasScreen && currentProfile(stored, me) === undefined && (
        <div className={classes['note']}>
          <Note kind="caution">
            {t('shell:noProfile')}{' '}
            <Button variant="subtle" size="compact-md" onClick={() => void refetch()}>
              {t('common:actions.tryAgain')}
            </Button>
          </Note>
        </div>
      )}
    </div>
  );
}
