import { useTranslation } from 'react-i18next';
import { type BudgetEnd, budgetOf, isReversed } from '#src/domain/budget.ts';
import type { BuyerProfile, ProfileField } from '#src/domain/buyer-profile.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Note } from '#src/ui/note.tsx';
import classes from './profile.module.css';
import { useChoiceLabel } from './use-choice-label.ts';

/** The preferences by step. Both ends of the budget are one entry, and so is the family. */
const groups = [
  { name: 'about', fields: ['phone', 'age', 'income', 'buyingExperience'] },
  { name: 'budget', fields: ['budget', 'paymentPlan', 'propertyUse'] },
  { name: 'plans', fields: ['lookingFor', 'planToMove', 'reason', 'currentLiving'] },
  { name: 'home', fields: ['impFactor', 'style', 'family', 'pets'] },
] as const;
type Shown = Exclude<ProfileField, 'budgetMin' | 'budgetMax' | 'adults' | 'children'> | 'budget' | 'family';

export function Overview({ profile }: { profile: BuyerProfile }) {
  const { t } = useTranslation(['profile', 'common']);
  const choice = useChoiceLabel();
  const format = useFormat();
  // An end that is not an amount is shown as it was typed.
  const amountText = ({ text, amount }: BudgetEnd) => (amount === null ? text : format.money(amount));
  const budgetText = () => {
    const ends = budgetOf(profile);
    const [min, max] = [amountText(ends.min), amountText(ends.max)];
    if (min && max) return t('profile:budget.range', { min, max });
    if (min) return t('profile:budget.from', { min });
    return max && t('profile:budget.upTo', { max });
  };
  const notAvailable = t('common:notAvailable');
  const value = (name: Shown): string | null => {
    if (name === 'budget') return budgetText();
    if (name !== 'family') return choice(name, profile[name]);
    const { adults, children } = profile;
    if (!adults && !children) return null;
    return t('profile:family', { adults: adults ?? notAvailable, children: children ?? notAvailable });
  };
  return (
    <div className={classes['groups']}>
      {groups.map(({ name, fields }) => (
        <section key={name}>
          <h3>{t(`profile:steps.${name}`)}</h3>
          <dl className={classes['facts']}>
            {fields.map((field) => (
              <div key={field}>
                <dt className="small muted">{t(`profile:fields.${field}`)}</dt>
                <dd>
                  <bdi className={field === 'phone' ? 'ltr' : undefined}>{value(field) ?? notAvailable}</bdi>
                  {field === 'budget' && isReversed(budgetOf(profile)) && (
                    <Note kind="caution">{t('profile:budget.minimumAbove')}</Note>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
