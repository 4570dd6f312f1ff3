import { useTranslation } from 'react-i18next';
import { TextField } from '#src/ui/text-field.tsx';

const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** The link as text, chosen and in sight, where the browser does not let us copy it. */
export function ByHand({ url }: { url: string }) {
  const { t } = useTranslation('share');
  return (
    <TextField
      ref={takeFocus}
      data-autofocus
      readOnly
      dir="ltr"
      label={t('byHand')}
      value={url}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
