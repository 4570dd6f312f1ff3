import { useTranslation } from 'react-i18next';
import type { StepNumber } from '#src/domain/profile-steps.ts';
import { BudgetField } from './budget-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { HouseholdField } from './household-field.tsx';
import { PhoneField } from './phone-field.tsx';
import classes from './wizard.module.css';

export function WizardFields({ step }: { step: StepNumber }) {
  const { t } = useTranslation('profile');
  switch (step) {
    case 1:
      return (
        <div className={classes['fields']}>
          <PhoneField />
          <ChoiceField name="age" columns={3} room="narrow" />
          <ChoiceField name="income" columns={3} room="wide" />
          <ChoiceField name="buyingExperience" columns={3} />
        </div>
      );
    case 2:
      return (
        <div className={classes['fields']}>
          <div className={classes['pair']}>
            <BudgetField name="budgetMin" />
            <BudgetField name="budgetMax" />
          </div>
          <ChoiceField
            name="paymentPlan"
            hints={{ Financing: t('hints.financing'), 'Paying in Cash': t('hints.cash') }}
          />
          <ChoiceField name="propertyUse" columns={3} room="wide" />
        </div>
      );
    case 3:
      return (
        <div className={classes['fields']}>
          <ChoiceField name="lookingFor" room="narrow" hint={t('hints.lookingFor')} />
          <ChoiceField name="planToMove" room="narrow" hint={t('hints.planToMove')} />
          <ChoiceField name="reason" />
          <ChoiceField name="currentLiving" />
        </div>
      );
    case 4:
      return (
        <div className={classes['fields']}>
          <ChoiceField name="impFactor" room="narrow" hint={t('hints.impFactor')} />
          <ChoiceField name="style" room="wide" />
          <div className={classes['pair']}>
            <HouseholdField name="adults" />
            <HouseholdField name="children" />
          </div>
          <ChoiceField name="pets" room="narrow" />
        </div>
      );
  }
}
