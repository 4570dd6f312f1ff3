import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#src/domain/property.ts';
import { bestOf, differ } from '#src/domain/comparison.ts';
import { criteria, scoreBand } from '#src/domain/question.ts';
import { ScoreBadge } from '#src/ui/score-badge.tsx';
import { BestWord } from './best-word.tsx';
import classes from './compare.module.css';
import { HomeHead } from './home-head.tsx';
import { useRows } from './use-rows.ts';

interface Props {
  homes: readonly Property[];
  differencesOnly: boolean;
  /** The first cell of the head: what the table is, and how to add a home. */
  corner: ReactNode;
  /** The search of the comparison without a home. */
  without: (id: string) => string;
}

/** Facts and scores of the homes side by side; on a phone each row's name stands over its values. */
export function CompareTable({ homes, differencesOnly, corner, without }: Props) {
  const { t } = useTranslation(['compare', 'home', 'common']);
  const rows = useRows(homes).filter(({ differs }) => differs || !differencesOnly);
  const scores = criteria
    .map((name) => ({ name, values: homes.map(({ question }) => question.scores[name]) }))
    .filter(({ values }) => !differencesOnly || differ(values));
  const group = (title: string) => (
    <tr className={classes['group']}>
      <th scope="colgroup" colSpan={homes.length + 1}>
        {title}
      </th>
    </tr>
  );
  const same = (
    <tr>
      <td colSpan={homes.length + 1}>{t('compare:same')}</td>
    </tr>
  );
  return (
    <table className={classes['table']} data-homes={homes.length} aria-label={t('compare:table')}>
      <thead>
        <tr>
          <td className={classes['corner']}>{corner}</td>
          {homes.map((home, at) => (
            <HomeHead key={home.id} home={home} at={at} rest={without(home.id)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {group(t('compare:facts'))}
        {rows.length === 0 && same}
        {rows.map(({ name, texts, best, word }) => (
          <tr key={name}>
            <th scope="row">{t(`compare:rows.${name}`)}</th>
            {homes.map((home, at) => (
              <td key={home.id}>
                <span className={classes['cell']}>
                  {texts[at] ?? <span className="muted">{t('common:notAvailable')}</span>}
                  {best.includes(at) && <BestWord word={word} tied={best.length > 1} />}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tbody>
        {group(t('compare:scores'))}
        {scores.length === 0 && same}
        {scores.map(({ name, values }) => {
          const criterion = t(`home:criteria.${name}`);
          const best = bestOf(values, 'higher');
          return (
            <tr key={name}>
              <th scope="row">{criterion}</th>
              {homes.map((home, at) => {
                const score = values[at] ?? null;
                return (
                  <td key={home.id}>
                    <span className={classes['cell']}>
                      <ScoreBadge
                        score={score}
                        band={scoreBand(score)}
                        label={
                          score === null ? t('home:notScored', { criterion }) : t('home:score', { criterion, score })
                        }
                      />
                      {best.includes(at) && <BestWord word="best" tied={best.length > 1} />}
                    </span>
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
