import { Megaphone, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { settings } from '#src/device/settings.ts';
import { focusHeading } from '#src/ui/focus-heading.ts';
import classes from './announcement.module.css';
import ground from './ground.module.css';

export function Announcement() {
  const { t } = useTranslation('shell');
  return (
    <aside className={`${classes['bar']} ${ground['announcement']}`} aria-label={t('announcement.label')}>
      <Megaphone size={20} strokeWidth={1.75} />
      <p>{t('announcement.text')}</p>
      <button
        type="button"
        className="icon-button"
        aria-label={t('announcement.dismiss')}
        onClick={() => {
          focusHeading();
          settings.update({ announcementSeen: true });
        }}
      >
        <X size={20} />
      </button>
    </aside>
  );
}
