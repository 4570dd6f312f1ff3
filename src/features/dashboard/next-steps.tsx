import { Link } from '@tanstack/react-router';
import {
  CalendarClock,
  ChevronRight,
  ListChecks,
  type LucideIcon,
  MessageSquareReply,
  Star,
  UserRound,
} from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBuyerProfile } from '#src/api/buyer-profile.ts';
import { useSignedIn } from '#src/api/signed-in.ts';
import { useTurnOf } from '#src/api/use-turns.ts';
import type { ProfileDraft } from '#src/device/profile-draft.ts';
import { addressLines, type Home } from '#src/domain/home.ts';
import { type NextStep, nextSteps } from '#src/domain/next-steps.ts';
import { stepSearch } from '#src/domain/profile-steps.ts';
import type { User } from '#src/domain/user.ts';
import { Card } from '#src/ui/card.tsx';
import { NothingYet } from '#src/ui/nothing-yet.tsx';
import classes from './next-steps.module.css';

const icons: Record<NextStep['kind'], LucideIcon> = {
  answer: MessageSquareReply,
  score: Star,
  tour: CalendarClock,
  profile: UserRound,
};

interface Props {
  homes: readonly Home[];
  me: User;
  draft: ProfileDraft | null;
}

export function NextSteps({ homes, me, draft }: Props) {
  const { t } = useTranslation('dashboard');
  const { userId: id } = useSignedIn();
  const profile = useBuyerProfile();
  const turnOf = useTurnOf();
  const hasAgent = me.agent !== null;
  const steps = useMemo(
    () => nextSteps(homes, { id, profile, draft, hasAgent, turnOf }),
    [homes, id, profile, draft, hasAgent, turnOf],
  );
  return (
    <Card title={t('steps.title')} className="column">
      {steps.length === 0 ? (
        <NothingYet icon={ListChecks} text={t('steps.none')} />
      ) : (
        <nav aria-label={t('steps.title')}>
          <ul>
            {steps.map((step) => (
              <li key={step.kind} className={classes['row']}>
                <Step step={step} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Card>
  );
}

function Step({ step }: { step: NextStep }) {
  const Icon = icons[step.kind];
  const { target, title, text } = useStep(step);
  return (
    <Link {...target} className={classes['step']}>
      <span className={classes['icon']} data-kind={step.kind}>
        <Icon size={20} />
      </span>
      <span className={classes['text']}>
        <b>{title}</b>
        <span className="muted small">{text}</span>
      </span>
      <ChevronRight size={20} className="mirrored" />
    </Link>
  );
}

function useStep(step: NextStep) {
  const { t } = useTranslation(['dashboard', 'home']);
  if (step.kind === 'profile')
    return {
      target: { to: '/app/profile/create', search: stepSearch(step.step) } as const,
      title: t('dashboard:steps.profile'),
      text: step.open > 0 ? t('dashboard:steps.profileText', { count: step.open }) : t('dashboard:steps.profileReady'),
    };
  const { home, count, kind } = step;
  return {
    target: {
      to: kind === 'score' ? '/app/listing/detail' : '/app/comments',
      search: { id: home.id },
    } as const,
    title: t(`dashboard:steps.${kind}`, { count }),
    text: t(kind === 'tour' ? 'dashboard:steps.tourText' : 'dashboard:steps.scoreText', {
      street: addressLines(home.address ?? t('home:noAddress'))[0],
    }),
  };
}
