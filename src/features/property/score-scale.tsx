import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Score, scoreBand } from '#src/domain/question.ts';
import '#src/ui/score-bands.css';
import classes from './score-scale.module.css';
import { digitsOfOneNumber, typedScore } from './typed-score.ts';

const keys: readonly Score[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, null];

interface Props {
  label: string;
  score: Score;
  /** `isTyped` where a digit set it, which another digit or Enter may follow. */
  onScore: (score: Score, isTyped: boolean) => void;
  /** A row of cells, a pad of 44-px keys, or large keys in the colours of their bands, which take the focus when they appear. */
  size: 'row' | 'pad' | 'thumb';
  /** Moves to the next or the previous criterion. */
  onMove: (step: 1 | -1) => void;
}

/** Not from a note that is being written: the scale comes by itself, a moment after the last one was set. */
const focusUnlessWriting = (cell: HTMLElement | null) => {
  if (!(document.activeElement instanceof HTMLTextAreaElement)) cell?.focus();
};

/**
 * Sets 0 to 10 or none by one tap, or by the keys 0 to 9, 1 and 0 or Enter for 10, and x for none. Arrows only move; Enter after them or after
 * a digit sets the key that has the focus.
 */
export function ScoreScale({ label, score, onScore, size, onMove }: Props) {
  const { t } = useTranslation('detail');
  const group = useRef<HTMLDivElement>(null);
  const isThumb = size === 'thumb';
  // By the arrows or by a digit: Enter keeps the key then.
  const isLedTo = useRef(false);
  const oneTypedAt = useRef(-Infinity);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    // The button handles it as a click.
    if (event.key === 'Enter' && isLedTo.current) return;
    const key = typedScore(event.key);
    const typed = key === 0 && event.timeStamp - oneTypedAt.current < digitsOfOneNumber ? 10 : key;
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (typed !== undefined) {
      onScore(typed, event.key !== 'Enter');
      focusOn(keys.indexOf(typed));
      isLedTo.current = true;
      oneTypedAt.current = key === 1 ? event.timeStamp : -Infinity;
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onMove(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') focusBy(event.key === forward ? 1 : -1);
    else return;
    event.preventDefault();
  };
  const focusOn = (index: number) => {
    const cell = group.current?.children[index];
    if (cell instanceof HTMLElement) cell.focus();
  };
  const focusBy = (step: 1 | -1) => {
    const cells = [...(group.current?.children ?? [])];
    const index = cells.findIndex((cell) => cell === document.activeElement);
    focusOn((index + step + cells.length) % cells.length);
    isLedTo.current = true;
  };

  return (
    <div
      ref={group}
      role="radiogroup"
      tabIndex={-1}
      aria-label={label}
      className={classes['scale']}
      data-size={size}
      onKeyDown={onKeyDown}
      // Not where the whole window loses the focus.
      onBlur={({ target }) => (isLedTo.current &&= target === document.activeElement)}
    >
      {keys.map((key) => (
        <button
          key={key ?? 'x'}
          type="button"
          role="radio"
          aria-checked={key === score}
          aria-label={key === null ? t('scores.none') : undefined}
          title={key === null ? t('scores.none') : undefined}
          tabIndex={key === score ? 0 : -1}
          className={classes['key']}
          data-band={scoreBand(key)}
          data-tinted={isThumb || undefined}
          ref={isThumb && key === score ? focusUnlessWriting : undefined}
          data-autofocus={(isThumb && key === score) || undefined}
          onClick={() => onScore(key, false)}
        >
          {key ?? 'x'}
          {key === null && isThumb && <small>{t('scores.none')}</small>}
        </button>
      ))}
    </div>
  );
}
