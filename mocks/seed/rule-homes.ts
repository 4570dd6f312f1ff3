import type { WireHome, WireReply } from '#src/domain/home.ts';
import { criteria } from '#src/domain/question.ts';
import { seededRandom } from '#mocks/random.ts';
import { anasId } from './agents.ts';
import { hoursBefore, linkOf, listedFor, photoOf } from './home-facts.ts';

const drawn = [
  '418 Juniper Lane',
  '27 Ridgeview Court',
  '1602 Meadow Farm Rd',
  '9 Chestnut Square',
  '250 Canyon Drive',
  '73 Montford Avenue',
  '5 Sandpiper Way',
  '31 Vista del Sol',
  '94 Larkspur Street',
  '640 Overlook Road',
  '15 Beacon Hill Place',
  '2208 Old Orchard Rd',
  '46 Fairway Loop',
  '3 Rosewood Terrace',
  '77 Skyline Crescent',
  '12 Alhambra Court',
  '205 Harbor Street',
  '39 Maple Commons',
  '801 Quarry Road',
  '14 Frost Creek Lane',
  '19 Laurel Gap Road',
  '402 Sweeten Creek Loop',
  '6 Old Mine Lane',
];
const trees = [
  'Aspen',
  'Birch',
  'Cedar',
  'Dogwood',
  'Elder',
  'Fern',
  'Hawthorn',
  'Ivy',
  'Laurel',
  'Magnolia',
  'Oak',
  'Willow',
];
const ways = ['Lane', 'Court', 'Street', 'Drive', 'Avenue', 'Terrace', 'Trail', 'Way'];
const towns = [
  'Asheville, NC 28801',
  'Weaverville, NC 28787',
  'Arden, NC 28704',
  'Fletcher, NC 28732',
  'Hendersonville, NC 28791',
  'Black Mountain, NC 28711',
];
const statuses = ['Active', 'Active', 'Active', 'Active', 'Under contract', 'Pending', 'Sold'];
const marks = ['', '', '', '', 'liked', 'liked', 'disliked', 'hidden'];
const schools = ['Asheville City', 'Buncombe County', 'Henderson County', null];
const parkings = ['2-car garage', '1-car garage', 'Carport', 'Driveway', null];

interface Rule {
  /** The beginning of each home's id, so that no two buyers have the same ids. */
  prefix: string;
  /** The instant from which the dates of the homes are counted back, in milliseconds since 1970. */
  since: number;
}

function ruleHome({ prefix, since }: Rule, index: number): WireHome {
  const next = seededRandom(index + prefix.length * 7919);
  const pick = <T>(list: readonly [T, ...T[]] | T[]) => list[Math.floor(next() * list.length)] as T;
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const beds = whole(1, 5);
  const sqft = beds * whole(380, 620) + 400;
  const mls = String(5_000_000 + index);
  // The newest is three hours old, each further one 17 hours older. After a year the ages start again.
  const age = 3 + ((index * 17) % 8_760);
  const scored = next() < 0.3;
  return {
    _id: `${prefix}-${index}`,
    address: `${whole(1, 2400)} ${pick(trees)} ${pick(ways)}, ${pick(towns)}`,
    mls,
    beds,
    baths: whole(2, beds * 2 + 1) / 2,
    acres: whole(4, 240) / 100,
    sqft,
    price: Math.round((sqft * whole(190, 330)) / 500) * 500,
    garage: photoOf(pick(drawn)),
    link: linkOf(mls),
    createdAt: hoursBefore(since, age),
    updatedAt: hoursBefore(since, age - whole(0, 2)),
    DOMdate: listedFor(since, Math.ceil(age / 24) + whole(0, 9)),
    mStatus: pick(statuses),
    propStatus: pick(marks),
    built: next() < 0.1 ? null : whole(1905, 2024),
    parking: pick(parkings),
    tax: next() < 0.1 ? null : (sqft * 0.12).toFixed(2),
    stories: whole(1, 3),
    hoa: pick([null, 0, 0, 25, 60, 140]),
    schooldist: pick(schools),
    listdate: ['Carolina Regional MLS'],
    replies: [],
    question: scored
      ? Object.fromEntries(criteria.map((name) => [`q${name}`, next() < 0.2 ? '' : whole(0, 10)]))
      : null,
  };
}

/** Makes `count` believable homes, always the same ones. */
export const ruleHomes = (rule: Rule & { count: number }): WireHome[] =>
  Array.from({ length: rule.count }, (_, index) => ruleHome(rule, index));

/** One of these homes, not yet marked or scored by the buyer. */
export const untouchedHome = (rule: Rule, index: number): WireHome => ({
  ...ruleHome(rule, index),
  propStatus: '',
  question: null,
});

export const untouchedHomes = (rule: Rule & { count: number }): WireHome[] =>
  Array.from({ length: rule.count }, (_, index) => untouchedHome(rule, index));

const said = [
  'Could we see it again on Saturday?',
  'I have asked the seller and will come back to you.',
  'What do you think of the price?',
  'It is in line with what sold on the same street.',
  'Is there room for a garden at the back?',
  'There is. The lot runs down to the creek, about 40 feet behind the deck.',
  'Thank you!',
  'With pleasure.',
];

/** Makes `count` homes, the first with a conversation of that many messages. */
export function talkHomes(rule: Rule & { count: number }, buyer: string, messages: number): WireHome[] {
  const replies = Array.from({ length: messages }, (_, index): WireReply => ({
    from: index % 2 ? anasId : buyer,
    reply: `${said[index % said.length]}${index % 10 === 0 ? ` (${index + 1})` : ''}`,
    time: hoursBefore(rule.since, (messages - index) / 4),
  }));
  return ruleHomes(rule).map((home, index) => (index === 0 ? { ...home, propStatus: 'liked', replies } : home));
}
