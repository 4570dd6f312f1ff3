import { useTranslation } from 'react-i18next';
import { TextField } from '#src/ui/text-field.tsx';

/** The link as text, where the browser does not let us copy it. */
export function ByHand({ url }: { url: string }) {
  const { t } = useTranslation('share');
  return (
    <TextField readOnly dir="ltr" label={t('byHand')} value={url} onFocus={(event) => event.currentTarget.select()} />
  );
}
