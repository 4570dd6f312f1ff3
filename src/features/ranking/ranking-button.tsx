import { Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Layer } from '#src/ui/layer.tsx';
import { useLateLayer } from '#src/ui/use-late-layer.ts';

interface Props {
  /** A quiet word in a card's head, or a button among others. */
  quiet?: boolean;
}

/** Opens the weights and the places that they give. Its screen has ensured the words of `ranking` and the preferences. */
export function RankingButton({ quiet = false }: Props) {
  const { t } = useTranslation(['ranking', 'common']);
  const panel = useLateLayer(async () => (await import('./ranking-panel.tsx')).RankingPanel, {
    message: t('common:failure.network'),
    closeLabel: t('common:actions.close'),
  });
  return (
    <>
      <Button
        variant={quiet ? 'subtle' : 'default'}
        size={quiet ? 'compact-md' : 'md'}
        aria-haspopup="dialog"
        leftSection={!quiet && <Trophy size={16} aria-hidden />}
        onClick={panel.open}
      >
        {t(quiet ? 'ranking:change' : 'ranking:open')}
      </Button>
      <Layer
        kind="end"
        open={panel.opened}
        onClose={panel.close}
        title={t('ranking:title')}
        closeLabel={t('ranking:close')}
      >
        {panel.Layer && <panel.Layer onLeave={panel.close} />}
      </Layer>
    </>
  );
}
