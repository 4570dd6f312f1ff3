import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useKnownHomes } from '#src/api/use-homes.ts';
import type { WizardValues } from '#src/device/profile-draft.ts';
import { readBudget } from '#src/domain/budget.ts';
import { isListed } from '#src/domain/home.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Card } from '#src/ui/card.tsx';
import { Emphasized } from '#src/ui/emphasized.tsx';

import classes from './wizard.module.css';

/** What the budget means for the homes at hand, as it is being typed. */
export function BudgetFit({ control }: { control: Control<WizardValues> }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const homes = useKnownHomes();
  const [budgetMin, budgetMax] = useWatch({ control, name: ['budgetMin', 'budgetMax'] });
  const [min, max] = [readBudget(budgetMin), readBudget(budgetMax)];
  const priced = homes?.items.filter((home) => isListed(home) && home.price !== null) ?? [];
  const fitting = priced.filter(({ price }) => price !== null && price >= (min ?? 0) && price <= (max ?? Infinity));
  const isKnown = (min !== null || max !== null) && priced.length > 0;
  return (
    <Card title={t('fit.title')}>
      <p className={classes['fit']}>
        {isKnown ? (
          <Emphasized text={t('fit.homes', { count: priced.length, fitting: format.number(fitting.length) })} />
        ) : (
          t('fit.unknown')
        )}
      </p>
    </Card>
  );
}
