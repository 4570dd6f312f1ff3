import { useCallback, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { WizardValues } from '#src/device/profile-draft.ts';
import { budgetOf, isReversed, readBudget } from '#src/domain/budget.ts';
import { useFormat } from '#src/i18n/format.ts';
import { TextField } from '#src/ui/text-field.tsx';
import classes from './wizard.module.css';

/** One end of the budget, typed freely, and below it the amount that was read. */
export function BudgetField({ name }: { name: 'budgetMin' | 'budgetMax' }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { register, control, formState, clearErrors, getValues, trigger } = useFormContext<WizardValues>();
  const typed = useWatch({ control, name });
  const amount = readBudget(typed);
  const sayReversed = useCallback(() => {
    if (isReversed(budgetOf(getValues()))) void trigger('budgetMax');
  }, [getValues, trigger]);
  // A stored pair has had no blur.
  useEffect(() => {
    if (name === 'budgetMax') sayReversed();
  }, [name, sayReversed]);
  const field = register(name, {
    required: true,
    validate: { order: (_, values) => name === 'budgetMin' || !isReversed(budgetOf(values)) },
    onChange: () => clearErrors(['budgetMin', 'budgetMax']),
    onBlur: sayReversed,
  });
  const error = formState.errors[name];
  const readAs = amount === null ? t('budget.unreadable') : t('budget.readAs', { amount: format.money(amount) });
  return (
    <TextField
      {...field}
      label={t(`fields.${name}`)}
      autoComplete="off"
      placeholder={format.number(name === 'budgetMin' ? 350_000 : 450_000)}
      error={error && (error.type === 'order' ? t('budget.reversed') : t(`messages.${name}`))}
      description={typed.trim() && !error ? readAs : undefined}
      className={classes['room']}
    />
  );
}
