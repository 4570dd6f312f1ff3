import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useChanges } from '#src/api/use-changes.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { NewsPopover } from './news-popover.tsx';

const ChangeList = lazyComponent(async () => (await import('./news-lists.tsx')).ChangeList, 5);

/** Homes newly shared, and changed prices and statuses, since the buyer last looked. New replies are among the messages. */
export function Notifications() {
  const { t } = useTranslation(['shell', 'changes']);
  const { changes, markSeen } = useChanges();
  const news = changes.filter(({ kind }) => kind !== 'reply');
  return (
    <NewsPopover
      icon={Bell}
      title={t('notifications.title')}
      label={news.length > 0 ? t('notifications.new', { count: news.length }) : t('notifications.title')}
      marked={news.length > 0}
      action={
        news.length > 0 && (
          <Button
            variant="subtle"
            size="compact-md"
            onClick={({ currentTarget }) => {
              // The button disappears, and the panel hears Escape only while the focus is in it.
              currentTarget.closest<HTMLElement>('[role=dialog]')?.focus();
              void markSeen();
            }}
          >
            {t('changes:markSeen')}
          </Button>
        )
      }
    >
      {(close) => <ChangeList news={news} onOpen={close} />}
    </NewsPopover>
  );
}
