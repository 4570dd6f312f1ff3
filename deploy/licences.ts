import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

const google = 'Copyright 2017-2025 Google LLC';
/** Packages that lack the text of their licence: their copyright line, and a package that has the text of the same licence. */
const withoutText: Record<string, readonly [copyright: string, textOf: string]> = {
  '@firebase/app': [google, 'web-vitals'],
  '@firebase/auth': [google, 'web-vitals'],
  '@firebase/component': [google, 'web-vitals'],
  '@firebase/logger': [google, 'web-vitals'],
  '@firebase/util': [google, 'web-vitals'],
  'idb-keyval': ['Copyright 2016, Jake Archibald', 'web-vitals'],
  'is-node-process': ['Copyright Artem Zakharchenko', 'msw'],
  'react-remove-scroll-bar': ['Copyright Anton Korzunov', 'react-remove-scroll'],
};

/** The text of a package's licence, with its name and version. */
function licenceOf(folder: string): string {
  const {
    name,
    version,
    license = 'unknown',
  }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const title = `${name} ${version}: ${license}`;
  const [copyright, textOf] = withoutText[name] ?? [];
  if (copyright && textOf)
    return [title, copyright, `The text is that of ${textOf}:`, textIn(`node_modules/${textOf}`)].join('\n\n');
  return [title, textIn(folder)].join('\n\n');
}

function textIn(folder: string): string {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${folder} has no licence file: add it to deploy/licences.ts`);
  return readFileSync(join(folder, file), 'utf8').trim();
}

/** Lists the licences of every package that is part of the build in `licences.txt`. */
export const licences = (): Plugin => ({
  name: 'licences',
  apply: 'build',
  generateBundle() {
    const folders = new Set<string>();
    for (const id of this.getModuleIds()) {
      const folder = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
      if (folder && existsSync(join(folder, 'package.json'))) folders.add(folder);
    }
    // The service worker is a build of its own.
    for (const name of ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'])
      folders.add(`node_modules/${name}`);
    const source = [...folders]
      .map(licenceOf)
      .toSorted()
      .join(`\n\n${'-'.repeat(80)}\n\n`);
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${source}\n` });
  },
});
