/** Every column that can be moved and hidden, in the order in which it stands at first. */
export const columnIds = [
  'updatedAt',
  'photo',
  'mls',
  'days',
  'status',
  'price',
  'address',
  'tour',
  'overall',
  'priceScore',
  'location',
  'rank',
  'myScore',
  'monthlyCost',
  'comment',
] as const;
export type ColumnId = (typeof columnIds)[number];

export const isColumn = (id: unknown): id is ColumnId => columnIds.some((known) => known === id);

/** A photo has no order. */
export const isSortable = (id: string): id is Exclude<ColumnId, 'photo'> => isColumn(id) && id !== 'photo';
