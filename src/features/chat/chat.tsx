import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHomes } from '#src/api/writes.ts';
import { newestReply } from '#src/domain/property.ts';
import { Card } from '#src/ui/card.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { State } from '#src/ui/state.tsx';

export function Chat() {
  const { t } = useTranslation(['chat', 'home', 'common']);
  const homes = useHomes();
  const talked = homes.items.filter(({ replies }) => replies.length > 0);
  return (
    <>
      <PageHead title={t('chat:title')} />
      <Card bare>
        {talked.length === 0 ? (
          <State icon={MessageSquare} title={t('common:noData')} text={t('chat:empty')} />
        ) : (
          <ul>
            {talked.map((home) => (
              <li key={home.id}>
                <h2>{home.address ?? t('home:noAddress')}</h2>
                <p>{newestReply(home)?.reply}</p>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
