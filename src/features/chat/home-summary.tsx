import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressLines, type Home } from '#src/domain/home.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { Button } from '#src/ui/button.tsx';
import { Photo } from '#src/ui/photo.tsx';
import classes from './home-summary.module.css';

export interface SummaryProps {
  home: Home;
  verdict: ReactNode;
  listOpen: boolean;
  onOpenList: () => void;
}

export function HomeSummary({ home, verdict, listOpen, onOpenList }: SummaryProps) {
  const { t } = useTranslation(['chat', 'home']);
  const format = useHomeFormat();
  const price = home.price === null ? null : format.money(home.price);
  const market = home.marketStatus && format.market(home.marketStatus);
  const [name] = addressLines(home.address ?? t('home:noAddress'));
  return (
    <header className={classes['summary']}>
      <button
        type="button"
        className={classes['back']}
        aria-label={t('chat:openList')}
        aria-haspopup="dialog"
        aria-expanded={listOpen}
        onClick={onOpenList}
      >
        <ChevronLeft size={20} className="mirrored" />
      </button>
      <div className={classes['home']}>
        <span className={classes['thumb']}>
          <Photo src={home.photo} alt="" eager />
        </span>
        <span className={classes['text']}>
          <h2 dir="auto" className="aligned clamped">
            <Link to="/app/listing/detail" search={{ id: home.id }} className="whole-box">
              {name}
            </Link>
          </h2>
          <span className={classes['facts']}>
            <bdi>{price}</bdi>
            {market && (
              <span data-wide>
                {price && ' · '}
                <bdi>{market}</bdi>
              </span>
            )}
          </span>
          {verdict}
        </span>
      </div>
      <Button
        variant="default"
        className={classes['details']}
        renderRoot={(props) => <Link {...props} to="/app/listing/detail" search={{ id: home.id }} />}
      >
        {t('home:viewDetails')}
      </Button>
    </header>
  );
}
