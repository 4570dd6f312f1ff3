import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Layer } from '#src/ui/layer.tsx';
import { late } from '#src/ui/late.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

const RankingPanel = late(async () => (await import('./ranking-panel.tsx')).RankingPanel, <Skeleton blockSize={560} />);

interface Props {
  /** Without a border and icon, for a card's head. */
  quiet?: boolean;
}

/** Opens the ranking and its weights. */
export function RankingButton({ quiet = false }: Props) {
  const { t } = useTranslation(['ranking', 'common']);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant={quiet ? 'subtle' : 'default'}
        size={quiet ? 'compact-md' : 'md'}
        aria-haspopup="dialog"
        leftSection={!quiet && <Trophy size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t(quiet ? 'ranking:change' : 'ranking:open')}
      </Button>
      <Layer
        kind="end"
        open={opened}
        onClose={() => setOpened(false)}
        title={t('ranking:title')}
        closeLabel={t('ranking:close')}
      >
        <RankingPanel onLeave={() => setOpened(false)} />
      </Layer>
    </>
  );
}
