import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import classes from './scores-card.module.css';
import type { Saving } from './use-answers.ts';

interface Props extends Pick<Saving, 'reason' | 'retry'> {
  what: string;
}

/** Why the server did not accept an answer, with Try again. */
export function RefusedLine({ what, reason, retry }: Props) {
  const { t } = useTranslation(['detail', 'common']);
  return (
    <div className={classes['refused']} role="alert">
      <span>{reason ? t('detail:scores.refusedBecause', { what, reason }) : t('detail:scores.refused', { what })}</span>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('common:labeled', { label: t('common:actions.tryAgain'), value: what })}
        onClick={retry}
      >
        {t('common:actions.tryAgain')}
      </Button>
    </div>
  );
}
