import { Link } from '@tanstack/react-router';
import { Clock, Info, MessageSquareReply } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { turnOf } from '#src/domain/conversation.ts';
import { nearDay } from '#src/domain/dates.ts';
import type { Home } from '#src/domain/home.ts';
import { agentState, type User } from '#src/domain/user.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useNow } from '#src/ui/use-now.ts';
import classes from './turn-bar.module.css';

/** Who is to speak next; without an agent who can, why nobody answers and what to do about it. */
export function TurnBar({ home, me }: { home: Home; me: User }) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const now = useNow();
  const state = agentState(me);
  if (state !== 'linked')
    return (
      <p className={classes['bar']} data-kind="info">
        <Info size={20} aria-hidden />
        <span>
          {state === 'none' ? t('noAgent.none') : t('noAgent.awaited', { email: me.agentEmail ?? t('agent') })}{' '}
          <Link to="/app/settings">{t(state === 'none' ? 'noAgent.add' : 'noAgent.change')}</Link>
        </span>
      </p>
    );
  const turn = turnOf(home.replies, me.id);
  if (!turn) return null;
  const name = me.agent?.firstName ?? t('agent');
  if (turn.of === 'buyer')
    return (
      <p className={classes['bar']} data-kind="info">
        <MessageSquareReply size={20} aria-hidden className="mirrored" />
        {t('turn.buyer', { name })}
      </p>
    );
  const { since } = turn;
  const today = since !== null && nearDay(since, now) === 'today';
  return (
    <p className={classes['bar']}>
      <Clock size={20} aria-hidden />
      {since === null
        ? t('turn.agent', { name })
        : today
          ? t('turn.agentToday', { name, time: format.time(since) })
          : t('turn.agentSince', { name, date: format.day(since, now) })}
    </p>
  );
}
