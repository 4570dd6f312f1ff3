import { Link } from '@tanstack/react-router';
import { Check, CircleHelp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBuyerProfile } from '#src/api/buyer-profile.ts';
import { type FitFinding, fitOf } from '#src/domain/fit.ts';
import type { Home } from '#src/domain/home.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import classes from './cards.module.css';

const icons = { good: Check, bad: TriangleAlert, unknown: CircleHelp };
const tones = { good: 'good', bad: 'caution', unknown: 'plain' } as const;

export function FitCard({ home }: { home: Home }) {
  const { t } = useTranslation(['detail', 'home', 'shell']);
  const profile = useBuyerProfile();
  const { verdict, findings } = fitOf(home, profile ?? null);
  return (
    <Card
      id="fit"
      title={t('detail:fit.title')}
      action={<Badge tone={tones[verdict]}>{t(`home:fit.${verdict}`)}</Badge>}
    >
      {profile === undefined ? (
        <p>{t('shell:noProfile')}</p>
      ) : (
        <ul className={classes['fit']}>
          {findings.map((finding) => {
            const Icon = icons[finding.verdict];
            return (
              <li key={finding.check} data-verdict={finding.verdict}>
                <Icon size={20} />
                <span>
                  <FindingWords finding={finding} />
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

function FindingWords({ finding }: { finding: FitFinding }) {
  const { t } = useTranslation(['detail', 'home']);
  const format = useFormat();
  const words = (said: string, reason: ReactNode) => (
    <>
      <b>{said}</b> {reason}
    </>
  );
  const toProfile = (
    <Link to="/app/profile/create" search={{ step: finding.check === 'budget' ? 2 : 4 }} className="link">
      {t('detail:fit.inProfile')}
    </Link>
  );
  switch (finding.kind) {
    case 'within':
    case 'over':
    case 'under': {
      const money = { by: format.money(finding.by), limit: format.money(finding.limit) };
      return words(t(`detail:fit.${finding.kind}`), finding.by > 0 && t(`detail:fit.${finding.kind}By`, money));
    }
    case 'noPrice':
    case 'noBeds':
      return words(t(`detail:fit.${finding.kind}`), t('detail:fit.askFirst'));
    case 'noBudget':
    case 'noMaximum':
    case 'noHousehold':
      return words(t(`detail:fit.${finding.kind}`), toProfile);
    case 'unreadable':
      return words(t('detail:fit.unreadable'), t('detail:fit.unreadableText', { text: finding.text }));
    case 'beds':
      return words(
        t(finding.verdict === 'good' ? 'detail:fit.enoughBeds' : 'detail:fit.fewBeds'),
        t('detail:fit.bedsFor', {
          beds: format.number(finding.beds),
          people: format.number(finding.adults + finding.children),
          needed: format.number(finding.needed),
        }),
      );
    case 'facts':
      return words(
        t('detail:fit.missing', { facts: format.list(finding.facts.map((fact) => t(`home:facts.${fact}`))) }),
        t('detail:fit.askFirst'),
      );
  }
}
