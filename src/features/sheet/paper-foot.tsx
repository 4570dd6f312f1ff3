import { useTranslation } from 'react-i18next';
import { useKnownMe } from '#src/api/use-me.ts';
import { fullName } from '#src/domain/user.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useNow } from '#src/ui/use-now.ts';
import classes from './paper-foot.module.css';

export function PaperFoot() {
  const { t } = useTranslation('share');
  const format = useFormat();
  const me = useKnownMe();
  const now = useNow();
  const agent = me?.agent;
  const parts = (list: readonly (string | null | undefined)[]) =>
    list.map(
      (part) =>
        part && (
          <span key={part} className={classes['part']}>
            <bdi>{part}</bdi>
          </span>
        ),
    );
  return (
    <footer className={classes['foot']}>
      <span>{agent && parts([fullName(agent), agent.phone, agent.email])}</span>
      <span>{parts([me && fullName(me), t('printed', { day: format.day(now, now) })])}</span>
    </footer>
  );
}
