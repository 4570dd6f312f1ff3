// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#src/api/calls.ts';

const readme = readFileSync('README.md', 'utf8');
const packages = z.record(z.string(), z.string());
const manifest = z
  .object({ dependencies: packages, devDependencies: packages })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** The rows of the first table under a heading of level two, each a list of its cells, backticks off. */
function tableUnder(heading: string): string[][] {
  const section = readme.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const table = /(?:^\|.*\n)+/m.exec(section)?.[0] ?? '';
  return table
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => cells(line));
}

const cells = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));

describe('the README', () => {
  it('has the table of calls as the code has it', () => {
    const rows = Object.entries(calls).map(([name, { method, path, guarded, shown }]) => [
      name,
      method,
      path,
      guarded ? 'yes' : 'no',
      shown ? 'specification' : 'assumed',
    ]);
    expect(tableUnder('The calls')).toEqual(rows);
  });

  it('says of every package what it is for, and of no other', () => {
    const named = tableUnder('Dependencies').map(([name = '']) => name);
    const installed = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)];
    expect(named.toSorted()).toEqual(installed.toSorted());
    expect(tableUnder('Dependencies').filter((row) => row.slice(1).some((cell) => cell === ''))).toEqual([]);
  });

  it('shows pictures and names files that there are', () => {
    const pictures = [...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');
    const files = [...readme.matchAll(/`((?:src|mocks|e2e)\/[\w./-]+)`/g)].map((match) => match[1] ?? '');
    expect(pictures).toHaveLength(4);
    expect([...pictures, ...files].filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names scripts that there are', () => {
    const scripts = z.object({ scripts: packages }).parse(JSON.parse(readFileSync('package.json', 'utf8'))).scripts;
    const named = [...readme.matchAll(/\bnpm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
