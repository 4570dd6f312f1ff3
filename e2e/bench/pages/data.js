/** Homes made in the page, the same ones at every run: `?n=` rows of 14 columns. */
function random(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const streets =
  'Maple Oak Cedar Birch Walnut Chestnut Elm Spruce Willow Juniper Hickory Magnolia Poplar Sycamore Laurel Aspen'.split(
    ' ',
  );
const kinds = 'St Ave Rd Ln Ct Blvd Way Dr'.split(' ');
const towns = 'Springfield Fairview Georgetown Clinton Salem Madison Franklin Arlington Ashland Dover'.split(' ');
const statuses = ['Active', 'Pending', 'Coming soon', 'Under contract', 'Sold', 'Withdrawn'];
const words =
  'bright kitchen needs roof quiet street large garden close to school noisy road good light small yard new windows'.split(
    ' ',
  );
const day = 86_400_000;

export function makeRows(count) {
  const next = random(42);
  const below = (limit) => Math.floor(next() * limit);
  const pick = (list) => list[below(list.length)];
  return Array.from({ length: count }, (_, id) => ({
    id,
    modified: new Date(Date.UTC(2026, 9, 1) - below(400) * day).toISOString().slice(0, 10),
    photo: `/api/${below(8)}.svg`,
    mls: `MLS${1_000_000 + below(8_999_999)}`,
    dom: below(240),
    status: pick(statuses),
    price: 90_000 + below(2200) * 1000,
    address: `${1 + below(9899)} ${pick(streets)} ${pick(kinds)}, ${pick(towns)}`,
    tour: next() < 0.4 ? `/tour/${id}` : '',
    s1: below(101),
    s2: below(101),
    s3: below(101),
    comment: Array.from({ length: 3 + below(10) }, () => pick(words)).join(' '),
    link: `/listing/${id}`,
    map: `/map/${id}`,
  }));
}

/** Id, name and width in pixels of each column. */
export const columns = [
  ['modified', 'Modified', 110],
  ['photo', 'Photo', 80],
  ['mls', 'MLS', 120],
  ['dom', 'Days on market', 90],
  ['status', 'Status', 120],
  ['price', 'Price', 110],
  ['address', 'Address', 240],
  ['tour', 'Tour', 80],
  ['s1', 'Score 1', 80],
  ['s2', 'Score 2', 80],
  ['s3', 'Score 3', 80],
  ['comment', 'Comment', 260],
  ['link', 'Listing', 90],
  ['map', 'Map', 90],
];

export const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
