// @vitest-environment node
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { personas } from '#mocks/personas.ts';
import { configOf } from '../../deploy/config-file.ts';
import { securityHeaders } from '../../deploy/policy.ts';

/*
 * The production build has nothing of the demo, and keeps its own policy. This spec reads `dist`, so it is not one of the unit tests: run
 * `npm run build` first.
 */

const demo = 'dist-demo';
const production = 'dist';

/** Every file of a build with its content. One character stands for a byte, so binary files are searched as well. */
function filesOf(folder: string): { name: string; text: string }[] {
  return globSync(`${folder}/**/*`, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .map((name) => ({ name, text: readFileSync(name, 'latin1') }));
}

const files = filesOf(production);
const demoFiles = filesOf(demo);
const page = existsSync(`${production}/index.html`) ? readFileSync(`${production}/index.html`, 'utf8') : '';

const mentions = (all: typeof files, text: string) =>
  all.flatMap((file) => (file.text.includes(text) || file.name.includes(text) ? [file.name] : []));

const hashOf = (content: string) => createHash('sha256').update(content).digest('base64');

/** Texts of the mocks, their library and the demo homes. The demo build must have each of them, or the search would prove nothing. */
const ofTheDemo = [
  'mock-faults',
  'Juniper Lane',
  '418-juniper-lane.svg',
  personas.main.password,
  ...Object.values(personas).map(({ name }) => name),
  '[MSW]',
  'mswjs.io',
];

describe('the production build', () => {
  it('is there', () => {
    expect(page).not.toBe('');
    expect(files.some(({ name }) => name.endsWith('.js'))).toBe(true);
  });

  it.each(ofTheDemo)('has nothing of the demo: %s', (text) => {
    expect(mentions(files, text)).toEqual([]);
  });

  it.runIf(existsSync(demo)).each(ofTheDemo)('the demo has it: %s', (text) => {
    expect(mentions(demoFiles, text)).not.toEqual([]);
  });

  it('builds no code from text', () => {
    const scripts = files.filter(({ name }) => name.endsWith('.js'));
    expect(
      scripts.filter(({ text }) => /\beval\(|\bnew Function\b|\bFunction\(/.test(text)).map(({ name }) => name),
    ).toEqual([]);
  });

  it('has icons whose lines have no keys', () => {
    const lineWithKey = /\[[`"](?:path|circle|rect|line)[`"],\{[^{}]*key:/;
    expect(files.filter(({ text }) => lineWithKey.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it('has the colours of each theme in its style sheet', () => {
    expect(page).not.toContain('@derived');
    expect([...page.matchAll(/--nav:(#\w+)/g)].map(([, color]) => color)).toEqual(['#036', '#fff', '#071a2e']);
  });

  it('has no inline script or style that its policy does not allow', () => {
    const policy = securityHeaders(production, configOf(production))['Content-Security-Policy'] ?? '';
    const inline = [...page.matchAll(/<(script|style)>([^]*?)<\/\1>/g)];
    expect(inline.map(([, tag]) => tag)).toEqual(['script', 'style', 'script']);
    for (const [, tag, content = ''] of inline) {
      const sources = policy.split('; ').find((directive) => directive.startsWith(`${tag}-src `));
      expect(sources).toContain(`'sha256-${hashOf(content)}'`);
    }
    expect(policy).not.toMatch(/unsafe|nonce/);
    expect(
      [
        ...page.matchAll(
          /<script\b(?![^>]*\b(?:src=|type="application\/json"))[^>]+>|<style [^>]*>|\sstyle=|\son\w+=/gi,
        ),
      ].map(String),
    ).toEqual([]);
  });

  it('loads nothing from another host', () => {
    expect([...page.matchAll(/(?:src|href)="(?:https?:)?\/\/[^"]*"/gi)].map(String)).toEqual([]);
  });

  it('has a 404 page for files and calls, and none at the root, for hosts that only read the folder', () => {
    const found = ['404.html', 'assets/404.html', 'api/404.html'].filter((file) => existsSync(`${production}/${file}`));
    expect(found).toEqual(['assets/404.html', 'api/404.html']);
  });

  it('ships no source map', () => {
    expect(files.flatMap(({ name }) => (name.endsWith('.map') ? [name] : []))).toEqual([]);
  });
});
