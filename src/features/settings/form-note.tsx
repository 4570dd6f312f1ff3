import { useTranslation } from 'react-i18next';
import { Note } from '#src/ui/note.tsx';

interface Props {
  message: string | null;
  onDismiss: () => void;
}

/** What went wrong with a form, above its fields. */
export function FormNote({ message, onDismiss }: Props) {
  const { t } = useTranslation('common');
  return (
    message !== null && (
      <Note kind="danger" announced onDismiss={onDismiss} dismissLabel={t('actions.close')}>
        {/* The server's words may be of another direction than the page. */}
        <bdi>{message}</bdi>
      </Note>
    )
  );
}
