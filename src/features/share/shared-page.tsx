import { Check, Eye, House, Link2Off, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SharedHomes } from '#src/domain/shared-homes.ts';
import type { LinkFault } from '#src/domain/shared-link.ts';
import { partsIn } from '#src/domain/shared-parts.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { State } from '#src/ui/state.tsx';
import { AnswerCard } from './answer-card.tsx';
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
  const { t } = useTranslation(['sharing', 'home']);
  const format = useFormat();
  const { by, at, words, homes } = shared;
  return (
    <>
      <div className={classes['intro']}>
        <div className={classes['title']}>
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
        <Button
          variant="default"
          className="off-paper"
          leftSection={<Printer size={16} />}
          onClick={() => window.print()}
        >
          {t('home:actions.print')}
        </Button>
        <Contents shared={shared} />
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
      <AnswerCard key={at} shared={shared} title={title} />
      <p className="small muted">{t('sharing:page.foot')}</p>
    </>
  );
}

/** What the link says, and what no link does. */
function Contents({ shared }: { shared: SharedHomes }) {
  const { t } = useTranslation(['sharing', 'compare']);
  const id = useId();
  const names = {
    scores: t('compare:scores'),
    cost: t('sharing:parts.cost'),
    notes: t('sharing:page.notes'),
    questions: t('sharing:parts.questions'),
  };
  return (
    <div className={classes['contents']}>
      <p id={id}>{t('sharing:page.contents')}</p>
      <ul className="wrap" aria-labelledby={id}>
        {[t('compare:facts'), ...partsIn(shared).map((part) => names[part])].map((name) => (
          <li key={name} className="inline-row">
            <Check size={16} />
            {name}
          </li>
        ))}
      </ul>
      <p>{t('sharing:never')}</p>
    </div>
  );
}
