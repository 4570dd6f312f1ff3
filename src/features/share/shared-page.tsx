import { Eye, House, Link2Off } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SharedHomes } from '#src/domain/shared-homes.ts';
import type { LinkFault } from '#src/domain/shared-link.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Badge } from '#src/ui/badge.tsx';
import { State } from '#src/ui/state.tsx';
import { SharedCard } from './shared-card.tsx';
import { SharedCost } from './shared-cost.tsx';
import { SharedTable } from './shared-table.tsx';
import classes from './shared.module.css';

interface Props {
  shared: SharedHomes | LinkFault;
  /** Switches the language: the reader's may not be the buyer's. */
  language: ReactNode;
}

/** What somebody without an account sees of a buyer's homes. All of it came in the link. */
export function SharedPage({ shared, language }: Props) {
  const { t } = useTranslation(['sharing', 'common']);
  return (
    <div className={classes['page']}>
      <header className={classes['head']}>
        <span className="row brand">
          <House size={24} />
          {t('common:product')}
        </span>
        <span className={classes['tools']}>
          <span className="hidden-on-phones">
            <Badge tone="info">
              <Eye size={16} />
              {t('sharing:page.readOnly')}
            </Badge>
          </span>
          {language}
        </span>
      </header>
      <main className={classes['main']}>
        {typeof shared === 'string' ? (
          <State
            level={1}
            icon={Link2Off}
            title={t(`sharing:fault.${shared}`)}
            text={t(`sharing:faultText.${shared}`)}
          />
        ) : (
          <Homes shared={shared} />
        )}
      </main>
    </div>
  );
}

function Homes({ shared }: { shared: SharedHomes }) {
  const { t } = useTranslation(['sharing', 'common']);
  const format = useFormat();
  const { by, at, words, homes } = shared;
  const title = t('sharing:page.title', { count: homes.length });
  const product = t('common:product');
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
  return (
    <>
      <div className={classes['intro']}>
        <p>
          <b>{by === null ? t('sharing:page.byNobody') : t('sharing:page.by', { name: by })}</b>
        </p>
        <p className="small muted">{t('sharing:page.made', { date: format.dateTime(at) })}</p>
        <h1 tabIndex={-1}>{title}</h1>
        {words !== null && (
          <blockquote className={classes['words']}>
            <bdi>{words}</bdi>
          </blockquote>
        )}
      </div>
      <ul className={classes['cards']} data-homes={homes.length}>
        {homes.map((home, index) => (
          // Nothing else identifies a home, and the homes keep their order.
          // oxlint-disable-next-line react/no-array-index-key
          <SharedCard key={index} home={home} shared={shared} />
        ))}
      </ul>
      <SharedTable shared={shared} />
      {shared.cost && <SharedCost {...shared.cost} />}
      <p className="small muted">{t('sharing:page.foot')}</p>
    </>
  );
}
