import type { QuestionField } from '#src/domain/question.ts';
import type { WireReply } from '#mocks/state.ts';

/** A home as the server keeps it, under the wire's own names: `garage` is the photo, `DOMdate` the day it was listed. */
export interface WireHome {
  _id: string;
  address: string;
  mls: string;
  beds: number;
  baths: number;
  acres: number;
  sqft: number;
  price: number;
  garage: string;
  link: string;
  createdAt: string;
  updatedAt: string;
  DOMdate: string;
  mStatus: string;
  propStatus: string;
  built: number | null;
  parking: string | null;
  tax: string | null;
  stories: number | null;
  hoa: number | null;
  schooldist: string | null;
  listdate: string[];
  replies: WireReply[];
  question: Partial<Record<QuestionField, number | string>> | null;
}

const hour = 3_600_000;
export const hoursBefore = (instant: number, hours: number) => new Date(instant - hours * hour).toISOString();

/** So long before the seed that it counts as `days` on the market. */
export const listedFor = (instant: number, days: number) => hoursBefore(instant, (days - 1) * 24 + 20);

export const photoOf = (address: string) =>
  `/photos/${(address.split(',')[0] ?? '').toLowerCase().replaceAll(' ', '-')}.svg`;

export const linkOf = (mls: string) => `https://homes.example.com/listing/${mls}`;
