import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNote } from '#src/ui/form-note.tsx';
import { Note } from '#src/ui/note.tsx';
import type { NativeForm } from '#src/ui/use-native-form.ts';
import classes from './auth-page.module.css';
import { preloadAccount } from './load-account.ts';

declare global {
  interface Window {
    /** Repeats what was done with the form before its code had come: see src/early/first-form.js. */
    releaseForm?: () => void;
  }
}

interface Props {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** Why the person is here. It gives way to a failure. */
  info?: string;
  form: Pick<NativeForm, 'props' | 'message' | 'dismissMessage'>;
  /** Where else to go, with all that the address says. Back to the sign-in if it is left out. */
  foot?: { question: string; to: '/signin' | '/signup'; link: string };
}

export function AuthPage({ title, lead, children, info, form, foot }: Props) {
  const { t } = useTranslation(['auth', 'common']);
  useEffect(() => {
    document.title = `${title} · ${t('common:product')}`;
  }, [title, t]);
  // React hydrates a form after everything around it.
  useEffect(() => window.releaseForm?.(), []);
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={classes['lead']}>{lead}</p>
      <div className={classes['notes']}>
        {form.message === null ? (
          info && (
            <Note kind="info" announced>
              {info}
            </Note>
          )
        ) : (
          <FormNote message={form.message} onDismiss={form.dismissMessage} />
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what takes the focus is a field in it */}
      <form {...form.props} onFocus={preloadAccount} className={classes['form']}>
        {children}
      </form>
      <p className={classes['foot']}>
        {foot?.question}{' '}
        <Link to={foot?.to ?? '/signin'} search className="link">
          {foot?.link ?? t('auth:backToSignIn')}
        </Link>
      </p>
    </>
  );
}
