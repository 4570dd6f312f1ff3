import encodeQR from 'qr';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './share.module.css';

/** The most characters that a phone's camera still reads off a screen. */
const mostCharacters = 1_600;

/** The QR code of a link, or a sentence that it is too long for one. */
export function QrCode({ url }: { url: string }) {
  const { t } = useTranslation('share');
  const rows = useMemo(
    () => (url.length > mostCharacters ? null : encodeQR(url, 'raw', { ecc: 'low', border: 4 })),
    [url],
  );
  if (!rows) return <p className="small muted">{t('codeTooLong')}</p>;
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <figure className={classes['code']}>
      <svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={t('code')} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <figcaption className="small muted">{t('scan')}</figcaption>
    </figure>
  );
}
