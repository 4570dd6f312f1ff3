import { ArrowUp, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBuyerProfile } from '#src/api/buyer-profile.ts';
import { criteria } from '#src/domain/question.ts';
import { levelOf, levels } from '#src/domain/ranking.ts';
import { ActionIcon } from '#src/ui/action-icon.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { unavailable } from '#src/ui/unavailable.ts';
import ranking from './ranking.module.css';
import type { useWeightChanges } from './use-weight-changes.ts';
import classes from './weights-card.module.css';

interface Props {
  id: string;
  changes: ReturnType<typeof useWeightChanges>;
  onBack: () => void;
  effect: ReactNode;
}

export function WeightsCard({ id, changes, onBack, effect }: Props) {
  const { t } = useTranslation(['ranking', 'home', 'common']);
  const { weights, preset, source, isPreset, weigh, reset, undo, lastChange } = changes;
  const isProfileKnown = useBuyerProfile() !== undefined;
  return (
    <Card
      className={classes['weights']}
      title={
        <span id={id} tabIndex={-1}>
          {t('ranking:weights')}
        </span>
      }
      action={
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<Undo2 size={16} className="mirrored" />}
          onClick={undo}
          {...(!lastChange && unavailable)}
        >
          {t('common:actions.undo')}
        </Button>
      }
    >
      <div className={classes['effect']}>
        <p className="small fill" role="status">
          {effect || (isPreset && isProfileKnown && t(`ranking:${source}`))}
        </p>
        <ActionIcon variant="subtle" className={ranking['jump']} aria-label={t('ranking:toList')} onClick={onBack}>
          <ArrowUp size={20} />
        </ActionIcon>
      </div>
      {criteria.map((criterion) => {
        const name = t(`home:criteria.${criterion}`);
        const differs = weights[criterion] !== preset[criterion];
        return (
          <div key={criterion} className={ranking['weight']}>
            <span>
              <span aria-hidden>{name}</span>
              {differs && <i className={classes['dot']} role="img" aria-label={t('ranking:differs')} />}
            </span>
            <div role="radiogroup" aria-label={t('ranking:weight', { criterion: name })} className={classes['levels']}>
              {levels.map((level) => (
                <label key={level.name}>
                  <input
                    type="radio"
                    name={criterion}
                    className="shown-by-label"
                    checked={levelOf(weights[criterion]) === level.name}
                    onChange={() => weigh(criterion, level.weight)}
                  />
                  <span>{t(`home:ranking.levels.${level.name}`)}</span>
                </label>
              ))}
            </div>
          </div>
        );
      })}
      <div className={classes['foot']}>
        <span className="small muted">{!isPreset && t('ranking:dot')}</span>
        <Button variant="subtle" size="compact-md" onClick={reset} {...(isPreset && unavailable)}>
          {t('ranking:reset')}
        </Button>
      </div>
    </Card>
  );
}
