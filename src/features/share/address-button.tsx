import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Layer } from '#src/ui/layer.tsx';
import { canSend, copy, send } from './hand-on.ts';
import { ByHand } from './by-hand.tsx';

/** Shares the address of the page as it is seen, filters and all: on a phone by its share sheet, else by the clipboard. */
export function AddressButton() {
  const { t } = useTranslation('share');
  const [byHand, setByHand] = useState<string | null>(null);
  const share = async () => {
    const url = window.location.href;
    if (canSend && matchMedia('(pointer: coarse)').matches && (await send(document.title, url))) return;
    setByHand((await copy(url, t('addressCopied'))) ? null : url);
  };
  return (
    <>
      <Button variant="default" size="md" leftSection={<Share2 size={16} aria-hidden />} onClick={() => void share()}>
        {t('share')}
      </Button>
      <Layer kind="box" open={byHand !== null} title={t('share')} onClose={() => setByHand(null)}>
        {byHand !== null && <ByHand url={byHand} />}
      </Layer>
    </>
  );
}
