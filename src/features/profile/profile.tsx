import { Link, useRouter } from '@tanstack/react-router';
import { Pencil, Settings, UserRoundPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBuyerProfile } from '#src/api/buyer-profile.ts';
import { useMe } from '#src/api/use-me.ts';
import type { ProfileDraft, ProfileDraftStore } from '#src/device/profile-draft.ts';
import { useStore } from '#src/device/store.ts';
import { lastStepIn, stepSearch } from '#src/domain/profile-steps.ts';
import { fullName } from '#src/domain/user.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { CardBoundary } from '#src/ui/card-boundary.tsx';
import { focusHeading } from '#src/ui/focus-heading.ts';
import { Note } from '#src/ui/note.tsx';
import { State } from '#src/ui/state.tsx';
import { showToast } from '#src/ui/toast.ts';
import { Overview } from './overview.tsx';
import layout from './columns.module.css';
import classes from './profile.module.css';

export function Profile({ draft: store, agent }: { draft: ProfileDraftStore; agent: ReactNode }) {
  const { t } = useTranslation(['profile', 'common', 'shell']);
  const router = useRouter();
  const me = useMe();
  const profile = useBuyerProfile() ?? null;
  const draft = useStore(store);
  const name = fullName(me);
  // After a submit, only the number that the phone's rule has cleared can be left.
  const phoneAlone = draft && Object.keys(draft).length === 1 && draft.clearedPhone;
  const bringBack = async (discarded: ProfileDraft) => {
    await store.replace({}, discarded);
    // A wizard that is open would replace the draft with its own answers; an overview that is open has to read it again.
    const isInWizard = router.matchRoute({ to: '/app/profile/create' });
    await (isInWizard ? router.navigate({ to: '/app/profile' }) : router.invalidate());
  };
  const discard = (discarded: ProfileDraft) => {
    focusHeading();
    void store.keep({});
    void showToast({
      message: t('draft.discarded'),
      action: { label: t('common:actions.undo'), run: () => void bringBack(discarded) },
    });
  };
  return (
    <>
      <header className={classes['banner']}>
        <Avatar name={name ?? me.email ?? ''} letters={1} />
        <div className={classes['who']}>
          <h1 tabIndex={-1}>{name ?? me.email ?? t('shell:titles.yourProfile')}</h1>
          {name && (
            <p className="small">
              <span className="ltr">{me.email}</span>
            </p>
          )}
        </div>
        <div className={classes['actions']}>
          {profile && (
            <Button
              renderRoot={(props) => <Link to="/app/profile/create" {...props} />}
              leftSection={<Pencil size={20} />}
            >
              {t('edit')}
            </Button>
          )}
          <Button
            renderRoot={(props) => <Link to="/app/settings" {...props} />}
            variant="default"
            leftSection={<Settings size={20} />}
          >
            {t('shell:titles.settings')}
          </Button>
        </div>
      </header>
      {draft && (
        <div className={classes['note']}>
          <Note kind="caution">
            <p>{phoneAlone ? t('draft.phone', { text: phoneAlone }) : t('draft.kept')}</p>
            <div className={classes['choices']}>
              <Link to="/app/profile/create" search={stepSearch(lastStepIn(draft))}>
                {t('draft.continue')}
              </Link>
              <button type="button" onClick={() => discard(draft)}>
                {t('draft.discard')}
              </button>
            </div>
          </Note>
        </div>
      )}
      <div className={layout['columns']}>
        <Card title={t('overview')}>
          {profile ? (
            <Overview profile={profile} />
          ) : (
            <State icon={UserRoundPen} level={3} title={t('incomplete')} text={t('incompleteHint')}>
              {/* A draft is continued above. */}
              {!draft && (
                <Button renderRoot={(props) => <Link to="/app/profile/create" {...props} />}>{t('create')}</Button>
              )}
            </State>
          )}
        </Card>
        <CardBoundary>{agent}</CardBoundary>
      </div>
    </>
  );
}
