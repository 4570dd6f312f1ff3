import { excerpt } from '#src/domain/excerpt.ts';
import { marketTone } from '#src/domain/market-status.ts';
import { Tip } from '#src/ui/tip.tsx';
import { HomeFacts } from './home-facts.tsx';
import { HomeLink } from './home-link.tsx';
import parts from './home-parts.module.css';
import { HomePhoto } from './home-photo.tsx';
import classes from './home-table.module.css';
import { check, comment } from './row-icons.tsx';
import type { CellRow, RenderCell } from './table-features.ts';

/** The whole comment is on the home's own screen. */
export const longestComment = 1000;

/** The cells that the table gives its columns, beside those that are a line of `columns.tsx`. */
export const cells: CellRow['cells'] = {
  address: (home, _, { tabIndex }) => (
    <>
      <HomeLink home={home} tabIndex={tabIndex} />
      <HomeFacts home={home} inTable />
    </>
  ),
  comment(home, { t }, { tabIndex }) {
    const comments = home.question.comments && excerpt(home.question.comments, longestComment);
    return (
      comments !== null && (
        <Tip text={comments} pressed>
          <button
            type="button"
            className={classes['tool']}
            tabIndex={tabIndex}
            aria-label={t('listing:row.comment', { address: home.address ?? t('home:noAddress'), comment: comments })}
          >
            {comment}
          </button>
        </Tip>
      )
    );
  },
  photo: (home, _, { tabIndex }) => <HomePhoto home={home} tabIndex={tabIndex} />,
  status: ({ marketStatus: text }, { t, statusWord }) =>
    text === null ? (
      t('common:notAvailable')
    ) : (
      <span className={parts['status']} data-tone={marketTone(text)} title={text}>
        <span className="clamped">{statusWord(text)}</span>
      </span>
    ),
  tour: ({ question: { tour } }, { tourLabel }) =>
    tour ? (
      check(tourLabel(true))
    ) : (
      <span role="img" aria-label={tourLabel(false)}>
        –
      </span>
    ),
};

export const selectCell: RenderCell = (home, { labels }, { actions, isSelected, tabIndex }) => (
  <input
    type="checkbox"
    className={classes['check']}
    checked={isSelected}
    tabIndex={tabIndex}
    aria-label={labels.select(home)}
    onChange={({ nativeEvent }) => actions.toggle(home, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
  />
);
