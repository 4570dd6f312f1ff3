import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './actions.module.css';

/** The listing at its provider's, in a new tab; nothing where the record has no link that may be followed. */
export function ExternalListing({ link }: { link: string | null }) {
  const { t } = useTranslation('home');
  if (!link) return null;
  return (
    <a className={`link ${classes['external']}`} href={link} target="_blank" rel="noopener noreferrer">
      <ExternalLink size={16} aria-hidden /> {t('viewListing')}
    </a>
  );
}
