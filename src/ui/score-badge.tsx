import classes from './score-badge.module.css';
import './score-bands.css';

interface Props {
  /** 0 to 10, as a number or in words; null shows as x. */
  score: number | string | null;
  band: 'red' | 'orange' | 'amber' | 'yellow' | 'green' | 'none';
  /** What the badge says to a screen reader: colour and a bare number say too little. */
  label: string;
}

/** A score on the colour of its band. */
export function ScoreBadge({ score, band, label }: Props) {
  return (
    <span className={classes['score']} data-band={band} role="img" aria-label={label} title={label}>
      {score ?? 'x'}
    </span>
  );
}
