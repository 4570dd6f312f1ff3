import { useTranslation } from 'react-i18next';
import { Switch } from '#src/ui/switch.tsx';
import { RefusedLine } from './refused-line.tsx';
import { SaveState } from './save-state.tsx';
import classes from './scores-card.module.css';
import type { Saving } from './use-answers.ts';

interface Props {
  wished: boolean;
  saving: Saving;
  onWish: (wished: boolean) => void;
  agentName: string | null;
}

export function TourLine({ wished, saving, onWish, agentName }: Props) {
  const { t } = useTranslation('detail');
  return (
    <div className={classes['tour']}>
      <div>
        <h3 aria-hidden>{t('scores.tour')}</h3>
        <p className="small muted" id="tour-hint">
          {agentName ? t('scores.tourHint', { name: agentName }) : t('scores.tourHintAgent')}
        </p>
      </div>
      <span className={classes['end']}>
        {saving.state !== 'none' && <SaveState state={saving.state} />}
        <Switch
          size="md"
          withThumbIndicator={false}
          checked={wished}
          onChange={(event) => onWish(event.currentTarget.checked)}
          aria-label={t('scores.tour')}
          aria-describedby="tour-hint"
        />
      </span>
      {saving.state === 'refused' && <RefusedLine {...saving} what={t('scores.tour')} />}
    </div>
  );
}
