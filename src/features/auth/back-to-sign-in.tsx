import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** The link at the foot of the code and password screens. */
export function BackToSignIn() {
  const { t } = useTranslation('auth');
  return (
    <Link to="/signin" search className="link">
      {t('backToSignIn')}
    </Link>
  );
}
