import type { TFunction } from 'i18next';
import { memo } from 'react';
import { addressLines, cityOf, type Home } from '#src/domain/home.ts';
import type { RankedHome } from '#src/domain/ranking.ts';
import type { HomeFormat } from '#src/i18n/home-format.ts';
import { Photo } from '#src/ui/photo.tsx';
import classes from './home-parts.module.css';
import { matchParts } from './match-parts.ts';

/** What the texts of all rows are made with. */
export interface RowTexts {
  /** What was typed, folded. */
  words: readonly string[];
  t: TFunction<'home'>;
  format: HomeFormat;
}

interface Props {
  home: Home;
  rank: RankedHome | undefined;
  texts: RowTexts;
}

/**
 * What a home's row shows: photo, street, place and MLS id with what was typed marked in them, price, rank and score. Each key renders the
 * list twice, first with the homes that it has already.
 */
export const HomeParts = memo(function HomeParts({ home, rank, texts: { words, t, format } }: Props) {
  const { address, mls, photo, price } = home;
  const [street, whole] = addressLines(address ?? '');
  const city = cityOf(address ?? '');
  // State and ZIP code are left out, unless they were typed.
  const place = matchParts(whole.slice(city.length), words).some(({ isMatch }) => isMatch) ? whole : city;
  // Only the id is searched, and not the words beside it.
  const [beforeId, afterId] = mls === null ? [] : aroundLast(t('mls', { id: mls }), mls);
  return (
    <>
      <span className={classes['photo']}>
        <Photo src={photo} alt="" />
      </span>
      <span className={classes['texts']}>
        <span className={classes['address']}>
          <span className={classes['street']} dir="auto">
            {address === null ? t('noAddress') : <Marked text={street} words={words} />}
          </span>
          <span className={classes['place']}>
            {place && (
              <bdi>
                <Marked text={place} words={words} />
              </bdi>
            )}
            {place && mls && ' · '}
            {mls && (
              <bdi>
                {beforeId}
                <Marked text={mls} words={words} />
                {afterId}
              </bdi>
            )}
          </span>
        </span>
        <span className={classes['end']}>
          <span>{format.price(price)}</span>
          <span className={classes['rank']}>
            {rank?.place != null ? format.rank(rank) : t('noPlace')}
            {rank && ` · ${format.myScore(rank)}`}
          </span>
        </span>
      </span>
    </>
  );
});

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return matchParts(text, words).map((part, index) =>
    part.isMatch ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text keep their order
      <mark key={index} className={classes['mark']}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

/** What stands before and after the last place of a part in a text. */
function aroundLast(text: string, part: string): readonly [before: string, after: string] {
  const start = text.lastIndexOf(part);
  return [text.slice(0, start), text.slice(start + part.length)];
}
