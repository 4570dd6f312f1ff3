import { readItem, writeItem } from './storage.ts';

export const lastHome = {
  get: (): string | null => readItem('detail_id'),
  set: (id: string): void => void writeItem('detail_id', id),
  forget: (): void => void writeItem('detail_id', null),
};
