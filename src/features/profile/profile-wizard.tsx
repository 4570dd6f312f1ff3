import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Smartphone } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBuyerProfile, useStoreProfile } from '#src/api/buyer-profile.ts';
import type { ProfileDraftStore } from '#src/device/profile-draft.ts';
import { profileFields, type BuyerProfile } from '#src/domain/buyer-profile.ts';
import { stepNumbers, type StepNumber } from '#src/domain/profile-steps.ts';
import { useDescribeFailure } from '#src/i18n/use-describe-failure.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { BudgetFit } from './budget-fit.tsx';
import { stepNames, Stepper } from './stepper.tsx';
import { useProfileForm } from './use-profile-form.ts';
import { WizardFields } from './wizard-fields.tsx';
import classes from './wizard.module.css';

interface Props {
  step: StepNumber;
  draft: ProfileDraftStore;
}

const last = stepNumbers.length;
const searchOf = (step: StepNumber) => (step === 1 ? {} : { step });

/** The buyer profile in four steps. Nothing that is missing holds anybody up, and nothing that was typed is lost. */
export function ProfileWizard({ step, draft }: Props) {
  const { t } = useTranslation(['profile', 'common']);
  const navigate = useNavigate();
  const describe = useDescribeFailure();
  const profile = useBuyerProfile();
  const store = useStoreProfile();
  const { form, settle } = useProfileForm(profile, draft);
  const [cleared, setCleared] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus();
    shownStep.current = step;
  }, [step]);

  const before = stepNumbers.find((number) => number === step - 1);
  const after = stepNumbers.find((number) => number === step + 1);
  const closeLabel = t('common:actions.close');

  const submit = async () => {
    const values = form.getValues();
    const filled = Object.fromEntries(profileFields.map((name) => [name, values[name].trim() || null])) as BuyerProfile;
    const failure = await store.mutateAsync(filled).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (!failure) await draft.keep({});
    await navigate({ to: '/app/profile' });
    void showToast(
      failure
        ? { kind: 'failed', message: describe(failure.error), closeLabel }
        : { message: t('profile:stored'), closeLabel },
    );
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (store.isPending) return;
    // Enter leaves the field too, and what leaving it does comes before the next step.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await settle(step);
    if (after) await navigate({ to: '/app/profile/create', search: searchOf(after) });
    else await submit();
  };

  return (
    <>
      <PageHead
        title={t('profile:wizard.title')}
        lead={t('profile:wizard.lead')}
        back={
          <Link to="/app/profile" className={classes['up']}>
            <ChevronLeft size={16} aria-hidden className="mirrored" />
            {t('profile:title')}
          </Link>
        }
      />
      <Stepper step={step} />
      <div className={classes['columns']}>
        <Card className={classes['card']}>
          <FormProvider {...form}>
            <form noValidate onSubmit={(event) => void onSubmit(event)}>
              <h2 ref={heading} tabIndex={-1} className={classes['heading']}>
                {t(`profile:steps.${stepNames[step]}`)}
              </h2>
              <WizardFields step={step} phone={{ cleared, onCleared: setCleared }} />
              <div className={classes['foot']}>
                <Button
                  renderRoot={(props) =>
                    before ? (
                      <Link to="/app/profile/create" search={searchOf(before)} {...props} />
                    ) : (
                      <Link to="/app/profile" {...props} />
                    )
                  }
                  variant="default"
                  leftSection={<ChevronLeft size={20} aria-hidden className="mirrored" />}
                >
                  {t('common:actions.back')}
                </Button>
                <span className={`muted small ${classes['kept']}`}>
                  <Smartphone size={16} aria-hidden />
                  {t('profile:wizard.kept')}
                </span>
                <Button
                  type="submit"
                  loading={store.isPending}
                  rightSection={step < last && <ChevronRight size={20} aria-hidden className="mirrored" />}
                >
                  {step < last ? t('profile:wizard.next') : t('profile:wizard.submit')}
                </Button>
              </div>
            </form>
          </FormProvider>
        </Card>
        <aside className={classes['aside']}>
          <BudgetFit control={form.control} />
          <Card title={t('profile:wizard.who')}>
            <p>{t('profile:wizard.whoText')}</p>
          </Card>
        </aside>
      </div>
    </>
  );
}
