import { useTranslation } from 'react-i18next';
import classes from './sheet-notes.module.css';

const lines = ['first', 'second', 'third', 'fourth'];

export function SheetNotes() {
  const { t } = useTranslation('detail');
  return (
    <section className={classes['sheet']}>
      <h2>{t('notes')}</h2>
      {lines.map((line) => (
        <div key={line} className={classes['line']} />
      ))}
    </section>
  );
}
