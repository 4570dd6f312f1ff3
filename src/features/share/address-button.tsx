import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomes } from '#src/api/use-homes.ts';
import { Button } from '#src/ui/button.tsx';
import { Layer } from '#src/ui/layer.tsx';
import { ByHand } from './by-hand.tsx';
import { copyUrl } from './share-url.ts';

/** Copies the address of the page as it is seen, filters and all. It opens for the buyer alone, so it is not called sharing. */
export function AddressButton() {
  const { t } = useTranslation('share');
  const { items } = useHomes();
  const [byHand, setByHand] = useState<string | null>(null);
  if (items.length === 0) return null;
  const take = async () => {
    const url = window.location.href;
    setByHand((await copyUrl(url, t('addressCopied'))) ? null : url);
  };
  return (
    <>
      <Button variant="default" leftSection={<Link2 size={16} />} onClick={() => void take()}>
        {t('copyLink')}
      </Button>
      {byHand !== null && (
        <Layer kind="box" title={t('copyLink')} onClose={() => setByHand(null)}>
          <ByHand url={byHand} />
        </Layer>
      )}
    </>
  );
}
