// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutComments } from '../support/source-files.ts';

/** A sibling selector for any element. With it, every row that comes or goes restyles the rows after it, which no flow can see. */
const siblingOfAny = /[+~]\s*[*:]/;

it('no style has a sibling selector for any element', () => {
  const styles = globSync('src/**/*.css');
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.filter((file) => siblingOfAny.test(withoutComments(readFileSync(file, 'utf8'))))).toEqual([]);
});
