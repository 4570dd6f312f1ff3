import { Eye, House, Link2Off } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SharedHomes } from '#src/domain/shared-homes.ts';
import type { LinkFault } from '#src/domain/shared-link.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
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

/** A buyer's homes for somebody without an account. All data come from the link. */
export function SharedPage({ shared, language }: Props) {
  const { t } = useTranslation(['sharing', 'common']);
  const title =
    typeof shared === 'string' ? t(`sharing:fault.${shared}`) : t('sharing:page.title', { count: shared.homes.length });
  const product = t('common:product');
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
  return (
    <div className={classes['page']}>
      <header className={classes['head']}>
        <span className="row brand">
          <House size={24} />
          {product}
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
          <State level={1} icon={Link2Off} title={title} text={t(`sharing:faultText.${shared}`)}>
            {shared === 'newer' && (
              <Button variant="light" onClick={() => location.reload()}>
                {t('sharing:reload')}
              </Button>
            )}
          </State>
        ) : (
          <Homes shared={shared} title={title} />
        )}
      </main>
    </div>
  );
}

function Homes({ shared, title }: { shared: SharedHomes; title: string }) {
  const { t } = useTranslation('sharing');
  const format = useFormat();
  const { by, at, words, homes } = shared;
  return (
    <>
      <div className={classes['intro']}>
        <p>
          <b>{by === null ? t('page.byNobody') : t('page.by', { name: by })}</b>
        </p>
        <p className="small muted">{t('page.made', { date: format.dateTime(at) })}</p>
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
      <p className="small muted">{t('page.foot')}</p>
    </>
  );
}
