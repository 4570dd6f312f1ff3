import { SendHorizontal } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownMe } from '#src/api/use-me.ts';
import { Button } from '#src/ui/button.tsx';
import { linkToConversation } from '../conversation-link.tsx';
import classes from './viewing.module.css';

interface Props {
  id: string;
  /** Another action comes first. */
  isSecond: boolean;
}

/** Leads to the brief in the composer of the home's conversation; nothing without an agent who could read it. */
export function BriefOffer({ id, isSecond }: Props) {
  const { t } = useTranslation('detail');
  const agent = useKnownMe()?.agent;
  const hintId = useId();
  if (!agent) return null;
  const name = agent.firstName;
  return (
    <div className={classes['brief']}>
      <Button
        renderRoot={linkToConversation(id, 'brief')}
        variant={isSecond ? 'light' : 'filled'}
        size="lg"
        fullWidth
        leftSection={<SendHorizontal size={20} className="mirrored" />}
        aria-describedby={hintId}
      >
        {name ? t('viewing.brief', { name }) : t('viewing.briefAgent')}
      </Button>
      <p id={hintId} className="small muted">
        {t('viewing.briefHint')}
      </p>
    </div>
  );
}
