import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { byDifference, leaderOf } from '#src/domain/comparison.ts';
import type { Criterion } from '#src/domain/question.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/button.tsx';
import classes from './dot-plot.module.css';
import { Marker } from './marker.tsx';
import type { ComparedColumn } from './use-columns.ts';

/** How many lines a phone shows at first. */
const shownOnPhone = 5;
const scale = [0, 5, 10];

/** A line for each criterion with a marker for each home, the largest difference first. The rows below have the same numbers. */
export function DotPlot({ columns }: { columns: readonly ComparedColumn[] }) {
  const { t } = useTranslation(['compare', 'home']);
  const format = useFormat();
  const [all, setAll] = useState(false);
  const sorted = byDifference(columns.map(({ home }) => home));
  return (
    <div className={classes['plot']} data-all={all || undefined} tabIndex={-1}>
      <div className={classes['line']} aria-hidden>
        <span />
        <span className={classes['unscored']}>x</span>
        <span className={classes['axis']}>
          {scale.map((value) => (
            <span key={value} style={{ insetInlineStart: `${value * 10}%` }}>
              {format.number(value)}
            </span>
          ))}
        </span>
      </div>
      <ul>
        {sorted.map((name, index) => (
          <li key={name} className={classes['line']} data-more={index >= shownOnPhone || undefined}>
            <span>{t(`home:criteria.${name}`)}</span>
            <Dots name={name} columns={columns} />
            <Leader name={name} columns={columns} />
          </li>
        ))}
      </ul>
      {!all && (
        <Button
          variant="subtle"
          className={classes['more']}
          onClick={({ currentTarget }) => {
            // The button disappears.
            currentTarget.parentElement?.focus();
            setAll(true);
          }}
        >
          {t('compare:plot.all', { amount: format.number(sorted.length) })}
        </Button>
      )}
    </div>
  );
}

function Dots({ name, columns }: { name: Criterion; columns: readonly ComparedColumn[] }) {
  const marks = columns.map(({ home }, index) => ({
    id: home.id,
    index,
    score: home.question.scores[name],
  }));
  const known = marks.flatMap(({ score }) => score ?? []);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  /** How far a marker stands aside from its score, so that equal ones do not cover each other. */
  const aside = (mark: (typeof marks)[number]) => {
    const same = marks.filter(({ score }) => score === mark.score);
    return `${(same.indexOf(mark) - (same.length - 1) / 2) * 11 - 10}px`;
  };
  return (
    <>
      <span className={classes['unscored']} aria-hidden>
        {marks.map(
          ({ id, index, score }) =>
            score === null && (
              <svg key={id} viewBox="-10 -10 20 20" className={classes['mark']}>
                <Marker index={index} hollow />
              </svg>
            ),
        )}
      </span>
      <span className={classes['track']} aria-hidden>
        {known.length > 1 && (
          <span
            className={classes['range']}
            style={{ insetInlineStart: `${low * 10}%`, inlineSize: `${(high - low) * 10}%` }}
          />
        )}
        {marks.map(
          (mark) =>
            mark.score !== null && (
              <svg
                key={mark.id}
                viewBox="-10 -10 20 20"
                className={classes['mark']}
                style={{ insetInlineStart: `${mark.score * 10}%`, marginInlineStart: aside(mark) }}
              >
                <Marker index={mark.index} />
              </svg>
            ),
        )}
      </span>
    </>
  );
}

function Leader({ name, columns }: { name: Criterion; columns: readonly ComparedColumn[] }) {
  const { t } = useTranslation(['compare', 'home']);
  const format = useFormat();
  const leader = leaderOf(columns.map(({ home }) => home.question.scores[name]));
  const lead = (by: number, most: number) =>
    by === most
      ? format.number(by)
      : // No line ends behind the dash.
        t('home:verdict.range', { low: format.number(by), high: `\u2060${format.number(most)}` });
  const named = (index: number) => columns[index]?.name ?? '';
  return (
    <span className={classes['leader']}>
      {leader.kind === 'one' &&
        t('compare:plot.leads', { home: named(leader.index), by: lead(leader.by, leader.most) })}
      {leader.kind === 'tied' &&
        t('compare:plot.tied', { homes: format.list(leader.indexes.map((index) => named(index))) })}
      {leader.kind === 'none' && t('compare:plot.unknown')}
    </span>
  );
}
