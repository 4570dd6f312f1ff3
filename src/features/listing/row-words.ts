import type { TFunction } from 'i18next';
import { marketOf } from '#src/domain/market-status.ts';
import type { Cost } from '#src/domain/cost.ts';
import type { RankedHome } from '#src/domain/ranking.ts';
import type { Score } from '#src/domain/question.ts';
import { figureTextFor } from '#src/i18n/figures.ts';
import { type Format, formatFor } from '#src/i18n/format.ts';
import { marketTextFor } from '#src/i18n/market-text.ts';
import { isolated } from '#src/i18n/isolated.ts';

type T = TFunction<readonly ['listing', 'home', 'common']>;

export type RowAction =
  | 'open'
  | 'external'
  | 'like'
  | 'dislike'
  | 'archive'
  | 'restore'
  | 'delete'
  | 'photo'
  | 'select';
export type ShownScore = 'overall' | 'price' | 'location';

/** What rows say in one language. A translation is looked up once, not once a cell: a screenful has hundreds of them. */
export interface RowWords {
  format: Format;
  noAddress: string;
  notAvailable: string;
  isNew: string;
  tour: string;
  noTour: string;
  status: (text: string) => string;
  score: (name: ShownScore, score: Score) => string;
  /** `Archive 418 Juniper Lane`. */
  action: (action: RowAction, address: string) => string;
  comment: (address: string, comment: string) => string;
  /** `Rank 3, tied`. */
  place: (rank: RankedHome) => string;
  mean: (rank: RankedHome | undefined) => string;
  monthly: (cost: Cost | null) => string;
}

const slot = '\u0001';

export function createRowWords(t: T, language: string): RowWords {
  const statuses = new Map<string, string>();
  const scores = new Map<string, string>();
  const remember = <Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value => {
    const value = known.get(key) ?? make();
    known.set(key, value);
    return value;
  };
  const actions: Record<RowAction, string> = {
    open: t('listing:details', { address: slot }),
    external: t('home:external', { address: slot }),
    like: t('listing:row.like', { address: slot }),
    dislike: t('listing:row.dislike', { address: slot }),
    archive: t('listing:row.archive', { address: slot }),
    restore: t('listing:row.restore', { address: slot }),
    delete: t('listing:row.delete', { address: slot }),
    photo: t('listing:row.photo', { address: slot }),
    select: t('listing:row.select', { address: slot }),
  };
  const comment = t('listing:row.comment', { address: slot, comment: `${slot}${slot}` });
  const format = formatFor(language);
  const figures = figureTextFor(language);
  const marketText = marketTextFor(language);
  const notAvailable = t('common:notAvailable');
  return {
    format,
    noAddress: t('home:noAddress'),
    notAvailable,
    isNew: t('home:new'),
    tour: t('home:tour.requested'),
    noTour: t('home:tour.none'),
    status: (text) => remember(statuses, text, () => marketText(marketOf(text))),
    score: (name, score) =>
      remember(scores, `${name}${score}`, () => {
        const criterion = t(`home:criteria.${name}`);
        return score === null ? t('home:notScored', { criterion }) : t('home:score', { criterion, score });
      }),
    action: (action, address) => actions[action].replace(slot, () => isolated(address)),
    comment: (address, text) =>
      comment.replace(`${slot}${slot}`, () => isolated(text)).replace(slot, () => isolated(address)),
    place: figures.rank,
    mean: (rank) => (rank ? figures.score(rank.score.mean) : '–'),
    monthly: (cost) => (cost === null ? notAvailable : figures.cost(cost)),
  };
}
