import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readBudget } from '#src/domain/budget.ts';
import { useFormat } from '#src/i18n/format.ts';
import { TextField } from '#src/ui/text-field.tsx';
import type { ProfileValues } from './use-profile-form.ts';

/** One end of the budget, typed freely, with what it is read as. */
export function BudgetField({ name }: { name: 'budgetMin' | 'budgetMax' }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { register, control, formState, clearErrors } = useFormContext<ProfileValues>();
  const typed = useWatch({ control, name });
  const amount = readBudget(typed);
  const readAs = amount === null ? t('budget.unread') : t('budget.readAs', { amount: format.money(amount) });
  return (
    <TextField
      {...register(name, { required: true, onChange: () => clearErrors(name) })}
      label={t(`fields.${name}`)}
      autoComplete="off"
      placeholder={format.number(450_000)}
      error={formState.errors[name] && t(`messages.${name}`)}
      description={typed.trim() ? readAs : undefined}
    />
  );
}
