import { useTranslation } from 'react-i18next';
import { useIsDurable } from '#src/api/use-writes.ts';
import { Button } from '#src/ui/button.tsx';
import classes from './scores-card.module.css';
import type { Saving } from './use-answers.ts';

interface Props {
  what: string;
  saving: Saving;
}

const control = '[tabindex="0"], [aria-expanded], textarea, input, h1[tabindex]';

/** Why the server does not have an answer that it refused or failed at, with Try again; nothing for any other. */
export function NotSavedLine({ what, saving: { state, isGivenUp, reason, retry } }: Props) {
  const { t } = useTranslation(['detail', 'shell', 'common']);
  const isDurable = useIsDurable();
  if (state !== 'refused' && !isGivenUp) return null;
  const refused = reason ? t('detail:scores.refusedBecause', { what, reason }) : t('detail:scores.refused', { what });
  return (
    <div className={classes['refused']} role="alert">
      {isGivenUp ? t(isDurable ? 'shell:notSavedYet' : 'shell:notSavedYetInTab', { homes: what }) : refused}
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('common:labeled', { label: t('common:actions.tryAgain'), value: what })}
        onClick={({ detail, currentTarget: { parentElement: line } }) => {
          // For the keyboard: the line goes, and the focus with it, but the answer's own control stays, or at the end of a viewing the heading.
          if (detail === 0) line?.closest(`:has(${control})`)?.querySelector<HTMLElement>(control)?.focus();
          retry();
        }}
      >
        {t('common:actions.tryAgain')}
      </Button>
    </div>
  );
}
