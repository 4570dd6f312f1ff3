import { Link } from '@tanstack/react-router';
import { CalendarClock, ChevronRight, type LucideIcon, Star, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NextStep } from '#src/domain/next-steps.ts';
import { addressLines } from '#src/domain/home.ts';
import { stepSearch } from '#src/domain/profile-steps.ts';
import classes from './next-steps.module.css';

const icons: Record<NextStep['kind'], LucideIcon> = { score: Star, tour: CalendarClock, profile: UserRound };

/** What the buyer could do next, each one tap away. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const { t } = useTranslation(['dashboard', 'home']);
  if (steps.length === 0) return null;
  const told = (step: NextStep) => {
    if (step.kind === 'profile') {
      const target = { to: '/app/profile/create', search: stepSearch(step.step) } as const;
      return {
        target,
        title: t('dashboard:steps.profile'),
        text: t('dashboard:steps.profileText', { count: step.open }),
      };
    }
    const { home, count, kind } = step;
    const street = addressLines(home.address ?? t('home:noAddress'))[0];
    const search = { id: home.id };
    return kind === 'score'
      ? {
          target: { to: '/app/listing/detail', search } as const,
          title: t('dashboard:steps.score', { count }),
          text: t('dashboard:steps.scoreText', { street }),
        }
      : {
          target: { to: '/app/comments', search } as const,
          title: t('dashboard:steps.tour', { count }),
          text: t('dashboard:steps.tourText', { street }),
        };
  };
  return (
    <nav aria-label={t('dashboard:steps.title')}>
      <ul className={classes['steps']}>
        {steps.map((step) => {
          const Icon = icons[step.kind];
          const { target, title, text } = told(step);
          return (
            <li key={step.kind}>
              <Link {...target} className={classes['step']}>
                <span className={classes['icon']} data-kind={step.kind}>
                  <Icon size={20} aria-hidden />
                </span>
                <span className={classes['text']}>
                  <b>{title}</b>
                  <span className="muted small">{text}</span>
                </span>
                <ChevronRight size={20} aria-hidden className="mirrored" />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
