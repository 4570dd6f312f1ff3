import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { stepNumbers, stepSearch, type StepNumber } from '#src/domain/profile-steps.ts';
import layout from './columns.module.css';
import classes from './stepper.module.css';

export const stepNames = { 1: 'about', 2: 'budget', 3: 'plans', 4: 'home' } as const satisfies Record<
  StepNumber,
  string
>;

export function Stepper({ step: current }: { step: StepNumber }) {
  const { t } = useTranslation('profile');
  const all = stepNumbers.length;
  return (
    <nav aria-label={t('wizard.progress')}>
      <ol className={`${layout['steps']} ${classes['stepper']}`}>
        {stepNumbers.map((step) => (
          <li key={step} data-done={step < current || undefined}>
            <Link
              to="/app/profile/create"
              search={stepSearch(step)}
              activeOptions={{ exact: true }}
              aria-current={step === current ? 'page' : undefined}
            >
              <b className="small hidden-on-phones">
                {step === current ? t('wizard.stepOf', { step, all }) : t('wizard.step', { step })}
              </b>
              <span className="hidden-on-phones">{t(`steps.${stepNames[step]}`)}</span>
            </Link>
          </li>
        ))}
      </ol>
      <p className={classes['now']} aria-hidden>
        <b>{t('wizard.stepOf', { step: current, all })}</b> {t(`steps.${stepNames[current]}`)}
      </p>
    </nav>
  );
}
