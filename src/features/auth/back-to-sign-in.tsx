import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

export function BackToSignIn() {
  const { t } = useTranslation('auth');
  return (
    <Link to="/signin" search className="link">
      {t('backToSignIn')}
    </Link>
  );
}
