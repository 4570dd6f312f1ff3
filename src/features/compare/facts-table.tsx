import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingLook } from '#src/domain/listing-look.ts';
import type { Home } from '#src/domain/home.ts';
import { BestWord } from './best-word.tsx';
import classes from './compare.module.css';
import type { comparisonSearch } from './comparison-search.ts';
import { HomeHead } from './home-head.tsx';
import { useRows } from './use-rows.ts';

interface Props {
  homes: readonly Home[];
  /** The listing that the homes were chosen from. */
  look: ListingLook;
  /** How a home stands for the buyer, in a line. */
  verdict: (home: Home) => ReactNode;
  differencesOnly: boolean;
  /** The first cell of the head: the title, and the button that adds a home. */
  corner: ReactNode;
  /** The search parameters of the comparison without a home. */
  without: (id: string) => ReturnType<typeof comparisonSearch>;
}

/** Photos and facts side by side. On a phone each row's name stands above its values. */
export function FactsTable({ homes, look, verdict, differencesOnly, corner, without }: Props) {
  const { t } = useTranslation(['compare', 'common']);
  const rows = useRows(homes).filter(({ differs }) => differs || !differencesOnly);
  return (
    <table className={classes['table']} data-homes={homes.length} aria-label={t('compare:table')}>
      <thead>
        <tr>
          <td className={classes['corner']}>{corner}</td>
          {homes.map((home, at) => (
            <HomeHead key={home.id} home={home} at={at} look={look} rest={without(home.id)} verdict={verdict(home)} />
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className={classes['group']}>
          <th scope="colgroup" colSpan={homes.length + 1}>
            {t('compare:facts')}
          </th>
        </tr>
        {rows.length === 0 && (
          <tr>
            <td colSpan={homes.length + 1}>{t('compare:same')}</td>
          </tr>
        )}
        {rows.map(({ name, texts, best, word, isNumeric }) => (
          <tr key={name}>
            <th scope="row">{t(`compare:rows.${name}`)}</th>
            {homes.map((home, at) => (
              <td key={home.id}>
                <span className={classes['cell']} data-numeric={isNumeric || undefined}>
                  {texts[at] ? <bdi>{texts[at]}</bdi> : <span className="muted">{t('common:notAvailable')}</span>}
                  {best.includes(at) && <BestWord word={word} tied={best.length > 1} />}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
