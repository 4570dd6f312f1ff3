// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutComments } from '../support/source-files.ts';

/** A sibling selector for any element. With it, every row that comes or goes restyles the rows after it, which no flow can see. */
const siblingOfAny = /[+~]\s*[*:]/;

const styles = globSync('src/**/*.css');

it('there are styles', () => expect(styles.length).toBeGreaterThan(0));

it('no style has a sibling selector for any element', () => {
  expect(styles.filter((file) => siblingOfAny.test(withoutComments(readFileSync(file, 'utf8'))))).toEqual([]);
});

/** A time of its own goes on where the reader wants no motion: `--motion` is 0 there. */
const ownTransition = /transition(?:-duration)?:[^;]*\d\s*m?s\b/;

it('every transition of a style sheet takes the time of the theme', () => {
  expect(styles.filter((file) => ownTransition.test(withoutComments(readFileSync(file, 'utf8'))))).toEqual([]);
});
