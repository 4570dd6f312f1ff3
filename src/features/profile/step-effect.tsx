import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useKnownHomes } from '#src/api/use-homes.ts';
import type { WizardValues } from '#src/device/profile-draft.ts';
import { budgetOf, isReversed } from '#src/domain/budget.ts';
import { bedsFor } from '#src/domain/fit.ts';
import { isListed } from '#src/domain/home.ts';
import type { StepNumber } from '#src/domain/profile-steps.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Emphasized } from '#src/ui/emphasized.tsx';
import classes from './wizard.module.css';

interface Props {
  step: StepNumber;
  control: Control<WizardValues>;
  /** False for a buyer without a linked agent, who is told nothing of what the agent does. */
  hasAgent: boolean;
}

/** Says what the answers of a step change on the buyer's screens, as they are typed. */
export function StepEffect({ step, control, hasAgent }: Props) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const homes = useKnownHomes()?.items.filter(isListed) ?? [];
  const [budgetMin, budgetMax, adults, children] = useWatch({
    control,
    name: ['budgetMin', 'budgetMax', 'adults', 'children'],
  });
  const fitting = (words: 'budget' | 'household', known: readonly number[], fits: (value: number) => boolean) =>
    known.length === 0 ? (
      t('effect.noHomes')
    ) : (
      <span className={classes['effect']}>
        <Emphasized
          text={t(`effect.${words}`, { count: known.length, fitting: format.number(known.filter(fits).length) })}
        />
      </span>
    );
  switch (step) {
    case 1:
    case 3:
      return <p>{t(!hasAgent ? 'effect.same' : step === 1 ? 'effect.about' : 'effect.plans')}</p>;
    case 2: {
      const budget = budgetOf({ budgetMin, budgetMax });
      const most = budget.max.amount;
      if (isReversed(budget)) return t('effect.reversed');
      if (most === null) return t('effect.noBudget');
      // As in the fit check, a home below the minimum is within the budget.
      const prices = homes.flatMap(({ price }) => price ?? []);
      return fitting('budget', prices, (price) => price <= most);
    }
    case 4: {
      const needed = bedsFor({ adults, children })?.needed;
      if (needed === undefined) return t('effect.noHousehold');
      const beds = homes.flatMap((home) => home.beds ?? []);
      return fitting('household', beds, (count) => count >= needed);
    }
  }
}
