import { CalendarCheck, Heart, MessageSquare, SquareCheck, ThumbsDown } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressLines, daysOnMarket, isNew, type Home } from '#src/domain/home.ts';
import { scoreBand } from '#src/domain/question.ts';
import { Badge } from '#src/ui/badge.tsx';
import glyph from '#src/ui/glyph.module.css';
import { ScoreBadge } from '#src/ui/score-badge.tsx';
import { useTextScale } from '#src/ui/use-text-scale.ts';
import { useWindowRows } from '#src/ui/use-window-rows.ts';
import type { Figures } from './figures.ts';
import { statusLabel, thumbnail } from './columns.tsx';
import classes from './home-cards.module.css';
import { HomeSheet } from './home-sheet.tsx';
import { hrefOf } from './home-href.ts';
import type { ListingLook } from './listing-search.ts';
import { type ListProps, placeOf } from './list-props.ts';
import { useFocusOnReturn } from './return-point.ts';
import type { RowWords } from './row-words.ts';
import { useListEvents } from './use-list-events.ts';

const cardSize = 252;
const shownScores = ['overall', 'price', 'location'] as const;

/** The homes as cards, for a phone: the same data, the same actions, and only those near the screen in the document. */
export function HomeCards(props: ListProps) {
  const { index, shown, selected, words, figures, look, now, returnTo } = props;
  const { t } = useTranslation('listing');
  const size = cardSize * useTextScale();
  const list = useRef<HTMLUListElement>(null);
  const { first, end } = useWindowRows(list, { count: shown.length, rowSize: size });
  const [asked, setAsked] = useState<string | null>(null);
  const left = useRef<{ home: string; at: number } | null>(null);
  const onMore = (home: Home) => {
    left.current = { home: home.id, at: placeOf(props, home.id) };
    setAsked(home.id);
  };
  const { onClick, onErrorCapture, onLoadCapture } = useListEvents({ ...props, onMore });
  const open = asked === null ? undefined : index.homes.find(({ id }) => id === asked);

  useFocusOnReturn(list, returnTo);
  useEffect(() => {
    // The card whose sheet was open has gone, and the focus with it: the one that has come to its place has it now.
    if (!left.current || document.activeElement !== document.body || placeOf({ index, shown }, left.current.home) >= 0)
      return;
    const at = Math.min(left.current.at, shown.length - 1);
    left.current = null;
    list.current?.querySelector<HTMLElement>(`[data-row="${at}"] [data-action=open]`)?.focus({ preventScroll: true });
  }, [index, shown]);
  const [arrivedAt] = useState(() => placeOf(props, returnTo));

  const drawn = (at: number) => {
    const home = index.homes[shown[at] ?? -1];
    return home ? (
      <HomeCard
        key={home.id}
        home={home}
        at={at}
        count={shown.length}
        offset={at * size}
        words={words}
        figures={figures}
        look={look}
        now={now}
        selected={selected.has(home.id)}
        arrival={home.id === returnTo}
      />
    ) : null;
  };
  const cards = [];
  // The card that one comes back to is there for the focus before the screen is where it was.
  if (arrivedAt >= 0 && arrivedAt < first) cards.push(drawn(arrivedAt));
  for (let at = first; at < end; at += 1) cards.push(drawn(at));
  if (arrivedAt >= end) cards.push(drawn(arrivedAt));

  return (
    <>
      {/* What a card does is heard here; its controls are links and buttons, which the keyboard uses as well. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        className={classes['list']}
        style={{ blockSize: shown.length * size }}
        aria-label={t('table')}
        onClick={onClick}
        onErrorCapture={onErrorCapture}
        onLoadCapture={onLoadCapture}
      >
        {cards}
      </ul>
      {open && <HomeSheet {...props} home={open} onClose={() => setAsked(null)} />}
    </>
  );
}

interface CardProps {
  home: Home;
  at: number;
  count: number;
  offset: number;
  words: RowWords;
  figures: Figures;
  look: ListingLook;
  now: number;
  selected: boolean;
  arrival: boolean;
}

const HomeCard = memo(function HomeCard({
  home,
  at,
  count,
  offset,
  words,
  figures,
  look,
  now,
  selected,
  arrival,
}: CardProps) {
  const { t } = useTranslation(['listing', 'home']);
  const address = home.address ?? words.noAddress;
  const [street, place] = addressLines(address);
  const days = daysOnMarket(home, now);
  const rank = figures.rankOf(home);
  const cost = figures.costOf(home);
  const facts = (['beds', 'baths', 'sqft'] as const).flatMap((fact) =>
    home[fact] === null ? [] : t(`home:${fact}`, { count: home[fact] }),
  );
  const record = [
    ...(home.mls === null ? [] : [t('home:mls', { id: home.mls })]),
    ...(home.updatedAt === null ? [] : [t('listing:card.modified', { when: words.format.ago(home.updatedAt, now) })]),
  ];
  return (
    <li
      className={classes['card']}
      style={{ insetBlockStart: offset }}
      data-row={at}
      data-selected={selected || undefined}
      aria-setsize={count}
      aria-posinset={at + 1}
    >
      <div className={classes['top']}>
        <div className={classes['picture']}>
          <button
            type="button"
            className={`${glyph['glyph']} ${classes['photo']}`}
            data-glyph="house"
            data-action="photo"
            aria-label={words.action('photo', address)}
          >
            {thumbnail(home)}
          </button>
          <div className={classes['marks']}>
            {isNew(home, now) && <Badge tone="info">{words.isNew}</Badge>}
            <span className={classes['signs']}>
              {selected && <SquareCheck size={16} role="img" aria-label={t('listing:card.selected')} />}
              {home.propStatus === 'liked' && (
                <Heart size={16} fill="currentColor" role="img" aria-label={t('listing:card.liked')} />
              )}
              {home.propStatus === 'disliked' && (
                <ThumbsDown size={16} fill="currentColor" role="img" aria-label={t('listing:card.disliked')} />
              )}
              {home.question.tour && <CalendarCheck size={16} role="img" aria-label={words.tour} />}
              {home.question.comments !== null && (
                <MessageSquare size={16} role="img" aria-label={t('listing:card.commented')} />
              )}
            </span>
          </div>
        </div>
        <div className={classes['text']}>
          <div className={classes['line']}>
            <b className={classes['price']}>
              {home.price === null ? words.notAvailable : words.format.money(home.price)}
            </b>
            {home.marketStatus !== null && statusLabel(home.marketStatus, words)}
          </div>
          <a
            className={classes['address']}
            dir="auto"
            href={hrefOf(home.id, look)}
            data-action="open"
            data-arrival={arrival || undefined}
          >
            {street}
          </a>
          <div className={`${classes['fact']} ${classes['place']}`} dir="auto">
            {place}
          </div>
          <div className={classes['fact']}>{days !== null && t('listing:card.days', { count: days })}</div>
        </div>
        <div className={classes['figures']}>
          <div className={classes['fact']}>{facts.join(' · ')}</div>
          <div className={classes['fact']}>
            {rank && `${words.place(rank)} · ${t('home:myScore')} ${words.mean(rank)}`}
          </div>
          <div className={classes['fact']}>
            {cost !== null && t('listing:card.cost', { amount: words.monthly(cost) })}
          </div>
          <div className={classes['fact']}>{record.join(' · ')}</div>
        </div>
      </div>
      <div className={classes['scores']}>
        <div className={classes['names']}>
          {shownScores.map((name) => {
            const score = home.question.scores[name];
            return (
              <span key={name} className={classes['score']}>
                <ScoreBadge score={score} band={scoreBand(score)} label={words.score(name, score)} />
                <span aria-hidden>{t(`home:criteria.${name}`)}</span>
              </span>
            );
          })}
        </div>
        <button
          type="button"
          className={`${glyph['glyph']} ${classes['more']}`}
          data-glyph="ellipsis-vertical"
          data-action="more"
          aria-haspopup="dialog"
          aria-label={t('listing:card.more', { address })}
        />
      </div>
    </li>
  );
});
