import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { State } from '#src/ui/state.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <State level={1} icon={SearchX} title={t('notFound.title')} text={t('notFound.text')}>
      <Button renderRoot={(props) => <Link to="/" {...props} />} variant="light">
        {t('actions.goHome')}
      </Button>
    </State>
  );
}
