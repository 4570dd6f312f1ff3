import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '#src/ui/note.tsx';
import classes from './auth-page.module.css';

interface Props {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** Why the person is here, until the form has something to say. */
  info?: string | undefined;
  /** What the last submit came to. */
  failure: string | null;
  onDismiss: () => void;
  /** Where else to go from here. */
  foot?: ReactNode;
}

/** One of the anonymous screens: its heading, what it has to tell, its form. */
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
        {failure !== null && (
          <Note kind="danger" announced onDismiss={onDismiss} dismissLabel={t('actions.close')}>
            {/* The server's words may be of another direction than the page. */}
            <bdi>{failure}</bdi>
          </Note>
        )}
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
