// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutComments } from '../support/source-files.ts';

/** A sibling selector that applies to any element. Its cost, paid with every new row, is not visible in a flow, so the source is checked. */
const asksAll = /[+~]\s*[*:]/;

it('no style has every row that comes or goes restyle its neighbours', () => {
  const styles = globSync('src/**/*.css');
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.filter((file) => asksAll.test(withoutComments(readFileSync(file, 'utf8'))))).toEqual([]);
});
