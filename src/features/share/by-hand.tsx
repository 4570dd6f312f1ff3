import { useTranslation } from 'react-i18next';
import { takeFocus } from '#src/ui/take-focus.ts';
import { TextField } from '#src/ui/text-field.tsx';

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
