import { useTranslation } from 'react-i18next';
import classes from './foot.module.css';

/** The keys that work in the search field. */
export function Foot() {
  const { t } = useTranslation(['palette', 'keys', 'common']);
  return (
    <p className={classes['foot']}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('palette:move')}
      </span>
      <span>
        <kbd>{t('keys:names.enter')}</kbd> {t('palette:open')}
      </span>
      <span>
        <kbd>{t('keys:names.escape')}</kbd> {t('common:actions.close')}
      </span>
    </p>
  );
}
