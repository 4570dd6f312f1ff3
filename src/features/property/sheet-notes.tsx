import { useTranslation } from 'react-i18next';
import { type Agent, fullName } from '#src/domain/user.ts';
import classes from './sheet-notes.module.css';

const lines = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The foot of the printed sheet: lines to write on, and the agent's contact. */
export function SheetNotes({ agent }: { agent: Agent | null }) {
  const { t } = useTranslation('detail');
  const contact = agent && [fullName(agent), agent.phone, agent.email].filter((part) => part !== null);
  return (
    <section className={classes['sheet']}>
      <h2>{t('notes')}</h2>
      {lines.map((line) => (
        <div key={line} className={classes['line']} />
      ))}
      {contact && (
        <p className={classes['contact']}>
          {contact.map((part) => (
            <bdi key={part}>{part}</bdi>
          ))}
        </p>
      )}
    </section>
  );
}
