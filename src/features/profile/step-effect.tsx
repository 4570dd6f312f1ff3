import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useKnownHomes } from '#src/api/use-homes.ts';
import type { WizardValues } from '#src/device/profile-draft.ts';
import { budgetOf, isReversed } from '#src/domain/budget.ts';
import { bedsFor } from '#src/domain/fit.ts';
import { isListed, type Home } from '#src/domain/home.ts';
import type { StepNumber } from '#src/domain/profile-steps.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Emphasized } from '#src/ui/emphasized.tsx';
import classes from './wizard.module.css';

interface StepEffectProps {
  step: StepNumber;
  control: Control<WizardValues>;
  /** False for a buyer without a linked agent, who is told nothing of what the agent does. */
  hasAgent: boolean;
}

/** What the answers of a step change on the buyer's screens. It follows the typing. */
export function StepEffect({ step, control, hasAgent }: StepEffectProps) {
  const { t } = useTranslation('profile');
  const homes = useKnownHomes()?.items.filter(isListed) ?? [];
  switch (step) {
    case 1:
    case 3:
      return <p>{t(!hasAgent ? 'effect.same' : step === 1 ? 'effect.about' : 'effect.plans')}</p>;
    case 2:
      return <BudgetEffect homes={homes} control={control} />;
    case 4:
      return <HouseholdEffect homes={homes} control={control} />;
  }
}

interface Props {
  homes: readonly Home[];
  control: Control<WizardValues>;
}

/** How many homes are within the budget. As in the fit check, a home below the minimum is. */
function BudgetEffect({ homes, control }: Props) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const [budgetMin, budgetMax] = useWatch({ control, name: ['budgetMin', 'budgetMax'] });
  const budget = budgetOf({ budgetMin, budgetMax });
  const most = budget.max.amount;
  const prices = homes.flatMap(({ price }) => price ?? []);
  if (isReversed(budget)) return t('effect.reversed');
  if (most === null) return t('effect.noBudget');
  if (prices.length === 0) return t('effect.noHomes');
  const fitting = format.number(prices.filter((price) => price <= most).length);
  return (
    <span className={classes['effect']}>
      <Emphasized text={t('effect.budget', { count: prices.length, fitting })} />
    </span>
  );
}

function HouseholdEffect({ homes, control }: Props) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const [adults, children] = useWatch({ control, name: ['adults', 'children'] });
  const needed = bedsFor({ adults, children })?.needed;
  const known = homes.flatMap(({ beds }) => beds ?? []);
  if (needed === undefined) return t('effect.noHousehold');
  if (known.length === 0) return t('effect.noHomes');
  const fitting = format.number(known.filter((beds) => beds >= needed).length);
  return (
    <span className={classes['effect']}>
      <Emphasized text={t('effect.household', { count: known.length, fitting })} />
    </span>
  );
}
