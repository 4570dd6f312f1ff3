/** The answer of `property/` with `count` homes. Always the same ones, similar to those that the compared pages make in `pages/data.js`. */
export function homes(count: number): string {
  let seed = 42;
  const next = () => (seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296;
  const pick = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? '';
  const streets = ['Maple', 'Oak', 'Cedar', 'Birch', 'Walnut', 'Elm', 'Spruce', 'Willow', 'Juniper', 'Laurel', 'Aspen'];
  const towns = ['Springfield', 'Fairview', 'Georgetown', 'Clinton', 'Salem', 'Madison', 'Franklin', 'Dover'];
  const words = 'bright kitchen needs roof quiet street large garden close to school noisy road good light'.split(' ');
  const day = 86_400_000;
  const date = () => new Date(Date.UTC(2026, 9, 1) - Math.floor(next() * 400) * day).toISOString();
  const score = () => Math.floor(next() * 11);
  const data = Array.from({ length: count }, (_, index) => ({
    _id: `h${index}`,
    address: `${1 + Math.floor(next() * 9899)} ${pick(streets)} ${pick(['St', 'Ave', 'Rd', 'Ln'])}, ${pick(towns)}`,
    mls: String(1_000_000 + Math.floor(next() * 8_999_999)),
    garage: `/api/${Math.floor(next() * 8)}.svg`,
    price: 90_000 + Math.floor(next() * 2200) * 1000,
    mStatus: pick(['Active', 'Pending', 'Coming soon', 'Under contract', 'Sold', 'Withdrawn']),
    link: `https://homes.example/${index}`,
    createdAt: date(),
    updatedAt: date(),
    DOMdate: date(),
    question: {
      qoverall: score(),
      qprice: score(),
      qlocation: score(),
      qtour: next() < 0.4 ? 'yes' : '',
      qcomments: Array.from({ length: 3 + Math.floor(next() * 10) }, () => pick(words)).join(' '),
    },
  }));
  return JSON.stringify({ status: 1, message: '', data });
}
