import { useTranslation } from 'react-i18next';
import { bestOf, differ } from '#src/domain/comparison.ts';
import { addressLines, type Home } from '#src/domain/home.ts';
import { criteria, scoreBand } from '#src/domain/question.ts';
import { ScoreBadge } from '#src/ui/score-badge.tsx';
import { BestWord } from './best-word.tsx';
import classes from './compare.module.css';

interface Props {
  homes: readonly Home[];
  differencesOnly: boolean;
}

/** The twelve scores of the homes side by side: the numbers of the chart. */
export function ScoresTable({ homes, differencesOnly }: Props) {
  const { t } = useTranslation(['compare', 'home']);
  const rows = criteria
    .map((name) => ({ name, values: homes.map(({ question }) => question.scores[name]) }))
    .filter(({ values }) => !differencesOnly || differ(values));
  return (
    <table className={classes['table']} data-homes={homes.length} aria-label={t('compare:scoreTable')}>
      <thead>
        <tr className={classes['group']}>
          <th scope="col">{t('compare:scores')}</th>
          {homes.map(({ id, address }) => (
            <th key={id} scope="col">
              <bdi>{addressLines(address ?? t('home:noAddress'))[0]}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td colSpan={homes.length + 1}>{t('compare:same')}</td>
          </tr>
        )}
        {rows.map(({ name, values }) => {
          const criterion = t(`home:criteria.${name}`);
          const best = bestOf(values, 'higher');
          return (
            <tr key={name}>
              <th scope="row">{criterion}</th>
              {homes.map(({ id }, at) => {
                const score = values[at] ?? null;
                const label =
                  score === null ? t('home:notScored', { criterion }) : t('home:score', { criterion, score });
                return (
                  <td key={id}>
                    <span className={classes['cell']} data-numeric>
                      <ScoreBadge score={score} band={scoreBand(score)} label={label} />
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
