import { Trophy } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Layer } from '#src/ui/layer.tsx';

const RankingPanel = lazy(async () => ({ default: (await import('./ranking-panel.tsx')).RankingPanel }));

interface Props {
  /** A quiet word in a card's head, or a button among others. */
  quiet?: boolean;
}

/** Opens the weights and the places that they give. Its screen has ensured the words of `ranking` and the preferences. */
export function RankingButton({ quiet = false }: Props) {
  const { t } = useTranslation('ranking');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={quiet ? 'subtle' : 'default'}
        size={quiet ? 'compact-md' : 'md'}
        aria-haspopup="dialog"
        leftSection={!quiet && <Trophy size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t(quiet ? 'change' : 'open')}
      </Button>
      <Layer kind="side" open={open} onClose={() => setOpen(false)} title={t('title')} closeLabel={t('close')}>
        <Suspense>
          <RankingPanel onLeave={() => setOpen(false)} />
        </Suspense>
      </Layer>
    </>
  );
}
