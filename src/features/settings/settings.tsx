import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { meQuery } from '#src/api/user.ts';
import { agentState } from '#src/domain/user.ts';
import { Card } from '#src/ui/card.tsx';
import { PageHead } from '#src/ui/page-head.tsx';

export function Settings() {
  const { t } = useTranslation('settings');
  const { data: me } = useSuspenseQuery(meQuery);
  return (
    <>
      <PageHead title={t('title')} />
      <Card title={t('agent.title')}>
        <p>{t(`agent.${agentState(me)}`, { email: me.agent?.email ?? me.agentEmail ?? '' })}</p>
      </Card>
    </>
  );
}
