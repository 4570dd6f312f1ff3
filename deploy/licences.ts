import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

/** The text of a package's licence, with its name and version. */
function licenceOf(folder: string): string {
  const {
    name,
    version,
    license = 'unknown',
  }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  return [`${name} ${version}: ${license}`, ...(file ? [readFileSync(join(folder, file), 'utf8').trim()] : [])].join(
    '\n\n',
  );
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
    // The worker is built apart.
    for (const name of ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'])
      folders.add(`node_modules/${name}`);
    const source = [...folders]
      .map(licenceOf)
      .toSorted()
      .join(`\n\n${'-'.repeat(80)}\n\n`);
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${source}\n` });
  },
});
