import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCostAssumptions } from '#src/api/use-monthly-cost.ts';
import { differ } from '#src/domain/comparison.ts';
import type { Home } from '#src/domain/home.ts';
import type { ListingFilters } from '#src/domain/listing-search.ts';
import { criteria } from '#src/domain/question.ts';
import { useCostText } from '#src/i18n/cost-text.ts';
import { useRankReasons } from '#src/i18n/rank-reasons.ts';
import classes from './compare.module.css';
import { DotPlot } from './dot-plot.tsx';
import { FactRows } from './fact-rows.tsx';
import { HomeHeads, type Removal, RemoveLink } from './home-heads.tsx';
import { NoteRows } from './note-rows.tsx';
import { Radar } from './radar.tsx';
import { ScoreRows } from './score-rows.tsx';
import type { ComparedColumn } from './use-columns.ts';
import { type Row, useRows } from './use-rows.ts';
import { RowGroup, ValueRow } from './value-row.tsx';
import { WhereTheyDiffer } from './where-they-differ.tsx';

/** A radar of more homes cannot be read. */
const mostInRadar = 2;

interface Props {
  columns: readonly ComparedColumn[];
  filters: ListingFilters;
  differencesOnly: boolean;
  verdict: (home: Home) => ReactNode;
  removal: Removal;
}

export function ComparisonTable({ columns, filters, differencesOnly, verdict, removal }: Props) {
  const { t } = useTranslation(['compare', 'home']);
  const { loan } = useCostText(useCostAssumptions());
  const homes = columns.map(({ home }) => home);
  const { sums, costs, facts } = useRows(columns);
  const scores = criteria.filter((name) => !differencesOnly || differ(homes.map((home) => home.question.scores[name])));
  const shown = (rows: readonly Row[]) => rows.filter(({ differs }) => differs || !differencesOnly);
  const count = columns.length;
  const all = sums.length + costs.length + facts.length + criteria.length;
  const hidden = all - [sums, costs, facts].flatMap(shown).length - scores.length;
  const reasonsOf = useRankReasons();
  const line = (text: string) => (
    <tr>
      <td colSpan={count + 1}>{text}</td>
    </tr>
  );
  return (
    <table
      className={classes['table']}
      data-homes={count}
      style={{ '--homes': count } as CSSProperties}
      aria-label={t('compare:table')}
    >
      <HomeHeads columns={columns} filters={filters} />
      <RowGroup title={t('home:verdict.label')} count={count}>
        <ValueRow
          title={t('compare:verdict')}
          columns={columns}
          className={classes['verdict']}
          cell={({ home, rank }) => {
            const { because, despite } = reasonsOf(rank);
            return (
              <>
                {verdict(home)}
                {because && <p className={classes['reason']}>{because}</p>}
                {despite && <p className={classes['reason']}>{despite}</p>}
              </>
            );
          }}
        />
        <FactRows rows={shown(sums)} columns={columns} />
      </RowGroup>
      <RowGroup
        title={t('compare:costs')}
        hint={costs.some(({ name }) => name === 'loan') ? loan : undefined}
        count={count}
      >
        {shown(costs).length === 0 && line(t('compare:same'))}
        <FactRows rows={shown(costs)} columns={columns} />
      </RowGroup>
      <RowGroup
        title={t('compare:differ')}
        hint={count > mostInRadar ? t('compare:plot.order') : undefined}
        count={count}
      >
        <tr className={classes['chartRow']}>
          <td colSpan={count + 1}>
            {count > mostInRadar ? (
              <DotPlot columns={columns} />
            ) : (
              <div className={classes['chart']}>
                <Radar homes={homes} />
                <WhereTheyDiffer columns={columns} />
              </div>
            )}
          </td>
        </tr>
      </RowGroup>
      <RowGroup title={t('compare:scores')} hint={t('compare:unscored')} count={count}>
        {scores.length === 0 && line(t('compare:same'))}
        <ScoreRows criteria={scores} columns={columns} />
      </RowGroup>
      <RowGroup title={t('compare:facts')} count={count}>
        {shown(facts).length === 0 && line(t('compare:same'))}
        <FactRows rows={shown(facts)} columns={columns} />
      </RowGroup>
      <RowGroup title={t('compare:notes')} count={count}>
        <NoteRows columns={columns} />
        {/* For phones: they leave out the photos, which have this link elsewhere. */}
        <ValueRow
          title={t('home:actions.remove')}
          columns={columns}
          className={classes['removing']}
          cell={(column) => <RemoveLink column={column} removal={removal} />}
        />
      </RowGroup>
      {hidden > 0 && <tbody>{line(t('compare:hidden', { count: hidden }))}</tbody>}
    </table>
  );
}
