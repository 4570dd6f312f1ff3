import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackWords } from '#src/i18n/back-words.ts';
import { AfterPaint } from '#src/ui/after-paint.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { HomeList, type HomeListProps } from './home-list.tsx';
import classes from './listing.module.css';

export function Listing({ actions, ...list }: HomeListProps & { actions: ReactNode }) {
  const { t } = useTranslation(['common', 'shell']);
  const { label: backLabel } = useBackWords('dashboard');
  return (
    <div data-wide>
      <PageHead
        title={t('shell:titles.properties')}
        isBackBeside
        back={
          <Link to="/app/dashboard" className={classes['back']} aria-label={backLabel}>
            <ChevronLeft size={20} className="mirrored" />
          </Link>
        }
        actions={<div className={classes['actions']}>{actions}</div>}
      />
      <AfterPaint below="heading">
        <HomeList {...list} />
      </AfterPaint>
    </div>
  );
}
