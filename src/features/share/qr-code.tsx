import { useTranslation } from 'react-i18next';
import { QrSymbol } from '#src/ui/qr-symbol.tsx';
import classes from './share.module.css';

/** The most characters that a phone's camera still reads off a screen. */
const mostCharacters = 1_600;

/** The QR code of a link, or a sentence that it is too long for one. */
export function QrCode({ url }: { url: string }) {
  const { t } = useTranslation('sharing');
  if (url.length > mostCharacters) return <p className="small muted">{t('codeTooLong')}</p>;
  return (
    <figure className={classes['code']}>
      <QrSymbol text={url} label={t('code')} />
      <figcaption className="small muted">{t('scan')}</figcaption>
    </figure>
  );
}
