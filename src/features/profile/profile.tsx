import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { meQuery } from '#src/api/user.ts';
import { profileFields } from '#src/domain/buyer-profile.ts';
import { fullName } from '#src/domain/user.ts';
import { Card } from '#src/ui/card.tsx';
import { PageHead } from '#src/ui/page-head.tsx';

export function Profile() {
  const { t } = useTranslation(['profile', 'common']);
  const { data: me } = useSuspenseQuery(meQuery);
  return (
    <>
      <PageHead title={fullName(me) ?? me.email} lead={me.email} />
      <Card title={t('profile:overview')}>
        {me.buyerProfile ? (
          <dl>
            {profileFields.map((name) => (
              <div key={name}>
                <dt className="muted small">{t(`profile:fields.${name}`)}</dt>
                <dd>{me.buyerProfile?.[name] ?? t('common:notAvailable')}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p>{t('profile:incomplete')}</p>
        )}
      </Card>
    </>
  );
}
