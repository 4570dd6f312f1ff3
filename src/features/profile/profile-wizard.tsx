import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Smartphone } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBuyerProfile } from '#src/api/buyer-profile.ts';
import { useKnownMe } from '#src/api/use-me.ts';
import type { ProfileDraftStore } from '#src/device/profile-draft.ts';
import { stepNumbers, stepSearch, type StepNumber } from '#src/domain/profile-steps.ts';
import { useStore } from '#src/device/store.ts';
import { useBackWords } from '#src/i18n/back-words.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { Loader } from '#src/ui/loader.tsx';
import { Card } from '#src/ui/card.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { StepEffect } from './step-effect.tsx';
import { stepNames, Stepper } from './stepper.tsx';
import { useProfileForm } from './use-profile-form.ts';
import { useSubmitProfile } from './use-submit-profile.tsx';
import { readPhone } from './us-phone.ts';
import { WizardFields } from './wizard-fields.tsx';
import layout from './columns.module.css';
import classes from './wizard.module.css';

/** The buyer profile in four steps. Nothing that is missing blocks a step, and nothing that was typed is lost. */
export function ProfileWizard({ step, draft }: { step: StepNumber; draft: ProfileDraftStore }) {
  const { t } = useTranslation(['profile', 'common']);
  const backWords = useBackWords('profile');
  const navigate = useNavigate();
  const profile = useBuyerProfile() ?? null;
  // Until it is known, assume an agent who reads the profile.
  const hasAgent = useKnownMe()?.agent !== null;
  const { form, read } = useProfileForm(profile, draft);
  const { submit, isSending } = useSubmitProfile(draft);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus();
    shownStep.current = step;
  }, [step]);

  const before = stepNumbers.find((number) => number === step - 1);
  const after = stepNumbers.find((number) => number === step + 1);
  const { isSubmitting } = form.formState;

  const readValues = () => {
    const values = read();
    // Leaving the field reads the phone, but a reload or the browser's Back can come before that.
    const isPhoneRaw = values.phone.trim() !== '' && values.phone !== profile?.phone;
    return isPhoneRaw ? { ...values, ...readPhone(values.phone) } : values;
  };
  const openStep = (number: StepNumber) => navigate({ to: '/app/profile/create', search: stepSearch(number) });
  const goOn = () => (after ? openStep(after) : submit(readValues()));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    // Enter does not leave the field by itself, and leaving it reads the phone.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    void form.handleSubmit(goOn, goOn)(event);
  };

  return (
    <>
      <PageHead
        title={t('wizard.title')}
        lead={t('wizard.lead')}
        back={<BackLink {...backWords} renderRoot={(props) => <Link to="/app/profile" {...props} />} />}
      />
      <Stepper step={step} />
      <div className={layout['columns']}>
        <Card className={layout['questions']}>
          <FormProvider {...form}>
            <form noValidate onSubmit={onSubmit}>
              <h2 ref={heading} tabIndex={-1} className={classes['heading']}>
                {t(`steps.${stepNames[step]}`)}
              </h2>
              {/* What is typed after the submit would be lost with its answer. */}
              <div inert={isSending} className={classes['sent']}>
                <WizardFields step={step} />
              </div>
              <div className={classes['foot']}>
                <Button
                  variant="default"
                  onClick={() => void (before ? openStep(before) : navigate({ to: '/app/profile' }))}
                  leftSection={<ChevronLeft size={20} className="mirrored" />}
                >
                  {t('common:actions.back')}
                </Button>
                <Kept draft={draft} />
                <Button
                  type="submit"
                  aria-disabled={isSending}
                  leftSection={isSending && <Loader />}
                  rightSection={after && <ChevronRight size={20} className="mirrored" />}
                >
                  {after ? t('wizard.next') : t('wizard.submit')}
                </Button>
              </div>
            </form>
          </FormProvider>
        </Card>
        <div className="grid">
          <Card title={t('profile:effect.title')}>
            <StepEffect step={step} control={form.control} hasAgent={hasAgent} />
          </Card>
          <Card title={t('wizard.who')}>
            <p>{t(hasAgent ? 'wizard.whoAgent' : 'wizard.whoAlone')}</p>
          </Card>
        </div>
      </div>
    </>
  );
}

/** Separate, so that the draft's change with each letter doesn't re-render the form. */
function Kept({ draft }: { draft: ProfileDraftStore }) {
  const { t } = useTranslation('profile');
  const isEmpty = useStore(draft) === null;
  return (
    <span className={`muted small ${classes['kept']}`} data-empty={isEmpty || undefined}>
      <Smartphone size={16} />
      {t('wizard.kept')}
    </span>
  );
}
