import { EllipsisVertical, Heart, type LucideIcon, Square, SquareCheck, ThumbsDown } from 'lucide-react';
import { memo } from 'react';
import { cityOf, isNew, type Home } from '#src/domain/home.ts';
import { marketTone, unusualMarket } from '#src/domain/market-status.ts';
import { Badge } from '#src/ui/badge.tsx';
import { CardBoundary } from '#src/ui/card-boundary.tsx';
import classes from './home-cards.module.css';
import { HomeFacts } from './home-facts.tsx';
import { HomeLink } from './home-link.tsx';
import { useListingContext } from './listing-context.ts';
import { HomePhoto } from './home-photo.tsx';

interface Props {
  home: Home;
  /** Its position in the list of `count` homes, from 0; `start` is its distance from the list's top in pixels. */
  index: number;
  count: number;
  start: number;
  /** Undefined while no home is selected. */
  isSelected: boolean | undefined;
  /** The virtualizer's ref: the height of a card depends on its words. */
  measure: (element: HTMLElement | null) => void;
  onMore: (home: Home) => void;
}

/** One home of the list on a phone: what decides at a glance; the rest is on the home and in its sheet. */
export const HomeCard = memo(function HomeCard({ home, index, count, start, isSelected, measure, onMore }: Props) {
  return (
    <li
      ref={measure}
      className={classes['card']}
      style={{ insetBlockStart: start }}
      data-index={index}
      data-selecting={isSelected !== undefined || undefined}
      data-selected={isSelected || undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      <CardBoundary within="row">
        <Content home={home} isSelected={isSelected} onMore={onMore} />
      </CardBoundary>
    </li>
  );
});

function Content({ home, isSelected, onMore }: Pick<Props, 'home' | 'isSelected' | 'onMore'>) {
  const { t, format, now, statusWord, labels, verdict } = useListingContext();
  const address = home.address ?? t('home:noAddress');
  const market = unusualMarket(home);
  const sign = (Icon: LucideIcon, label: string, mark: string) => (
    <span className={classes['sign']} data-mark={mark} role="img" aria-label={label}>
      <Icon size={16} />
    </span>
  );
  const Check = isSelected ? SquareCheck : Square;
  return (
    <>
      <div className={classes['picture']}>
        <HomePhoto home={home} isSelected={isSelected} />
        <span className={classes['signs']}>
          {isSelected !== undefined && (
            <span className={classes['sign']}>
              <Check size={18} />
            </span>
          )}
          {home.propStatus === 'liked' && sign(Heart, t('listing:card.liked'), 'liked')}
          {home.propStatus === 'disliked' && sign(ThumbsDown, t('listing:card.disliked'), 'disliked')}
        </span>
        <span className={classes['strips']}>
          {isNew(home, now) && <Badge tone="info">{t('home:new')}</Badge>}
          {market && <Badge tone={marketTone(market)}>{statusWord(market)}</Badge>}
        </span>
      </div>
      <div className={classes['text']}>
        <b className={classes['price']}>{format.price(home.price)}</b>
        <HomeLink home={home} />
        <bdi className="clipped muted">{cityOf(address)}</bdi>
        <HomeFacts home={home} />
        <span className={classes['verdict']}>{verdict(home)}</span>
      </div>
      <button
        type="button"
        className={classes['more']}
        aria-haspopup="dialog"
        aria-label={labels.more(home)}
        onClick={() => onMore(home)}
      >
        <EllipsisVertical size={20} />
      </button>
    </>
  );
}
