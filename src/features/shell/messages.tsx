import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUnread } from '#src/api/use-unread.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { NewsPopover } from './news-popover.tsx';

const MessageList = lazyComponent(async () => (await import('./news-lists.tsx')).MessageList, 5);

export function Messages() {
  const { t } = useTranslation('shell');
  const { total } = useUnread();
  return (
    <NewsPopover
      icon={Mail}
      title={t('messages.title')}
      label={total > 0 ? t('messages.new', { count: total }) : t('messages.title')}
      marked={total > 0}
    >
      {(close) => <MessageList onOpen={close} />}
    </NewsPopover>
  );
}
