// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutComments } from '../support/source-files.ts';

/** A selector that asks every element of the page what stands before it. Nobody sees it, but every row that comes costs more: so it is read from the source. */
const asksAll = /[+~]\s*[*:]/;

it('no style has every row that comes or goes restyle its neighbours', () => {
  const styles = globSync('src/**/*.css');
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.filter((file) => asksAll.test(withoutComments(readFileSync(file, 'utf8'))))).toEqual([]);
});
