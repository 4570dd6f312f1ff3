import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNote } from '#src/ui/form-note.tsx';
import { Note } from '#src/ui/note.tsx';
import classes from './auth-page.module.css';

interface Props {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** Why the person is here. It gives way to a failure. */
  info?: string | undefined;
  /** Why the last submit failed. */
  failure: string | null;
  onDismiss: () => void;
  /** Links to the other screens. */
  foot?: ReactNode;
}

/** One of the anonymous screens: heading, notes and form. */
export function AuthPage({ title, lead, children, info, failure, onDismiss, foot }: Props) {
  const { t } = useTranslation('common');
  useEffect(() => {
    document.title = `${title} · ${t('product')}`;
  }, [title, t]);
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={classes['lead']}>{lead}</p>
      <div className={classes['notes']}>
        {failure !== null && <FormNote message={failure} dismissLabel={t('actions.close')} onDismiss={onDismiss} />}
        {failure === null && info && (
          <Note kind="info" announced>
            {info}
          </Note>
        )}
      </div>
      {children}
      {foot && <p className={classes['foot']}>{foot}</p>}
    </>
  );
}
