import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomes } from '#src/api/use-homes.ts';
import { addressLines, byNewest, isListed } from '#src/domain/home.ts';
import type { ListingFilters } from '#src/domain/listing-search.ts';
import { addressText, hasWords, searchWords } from '#src/domain/search-text.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { Photo } from '#src/ui/photo.tsx';
import { isFirstClick } from '#src/ui/is-first-click.ts';
import { takeFocus } from '#src/ui/take-focus.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { comparisonSearch } from './comparison-search.ts';
import classes from './other-homes.module.css';

const mostShown = 50;

export interface OtherHomesProps {
  onClose: () => void;
  compared: readonly string[];
  filters: ListingFilters;
  /** Whether the comparison hides equal rows, where that was chosen. */
  differencesOnly?: boolean | undefined;
}

export function OtherHomes({ compared, filters, differencesOnly, onClose }: OtherHomesProps) {
  const { t } = useTranslation(['compare', 'home']);
  const format = useHomeFormat();
  const [text, setText] = useState('');
  const { items } = useHomes();
  const words = searchWords(useDeferredValue(text));
  const found = items.filter(
    (home) => isListed(home) && !compared.includes(home.id) && hasWords(addressText(home), words),
  );
  const shown = found.toSorted(byNewest).slice(0, mostShown);
  return (
    <>
      <TextField
        type="search"
        ref={takeFocus}
        data-autofocus
        label={t('home:search')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ul className={classes['choices']}>
        {shown.map((home) => {
          const [street, place] = addressLines(home.address ?? t('home:noAddress'));
          return (
            <li key={home.id}>
              <Link
                to="/app/listing"
                search={comparisonSearch(filters, [...compared, home.id], differencesOnly)}
                className={classes['choice']}
                // A list closes after a choice: the second click of a double click was for what opened it.
                onClick={(event) => (isFirstClick(event) ? onClose() : event.preventDefault())}
              >
                <span className={classes['photo']}>
                  <Photo src={home.photo} alt="" />
                </span>
                <span className={classes['address']}>
                  <b>
                    <bdi>{street}</bdi>
                  </b>
                  <bdi className="small muted">{place}</bdi>
                </span>
                <span>{format.price(home.price)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      {found.length > shown.length && (
        <p className="small muted">
          {t('home:newestOf', { shown: format.number(shown.length), all: format.number(found.length) })}
        </p>
      )}
      {found.length === 0 && <p role="status">{t(words.length > 0 ? 'compare:noMatch' : 'compare:noneLeft')}</p>}
    </>
  );
}
