import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { ShareLayer } from './share-layer.tsx';

export function ShareButton({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('share');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" leftSection={<Share2 size={16} />} onClick={() => setOpen(true)}>
        {t('share')}
      </Button>
      {open && <ShareLayer onClose={() => setOpen(false)} ids={ids} />}
    </>
  );
}
