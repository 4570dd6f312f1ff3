import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** An import of a file. `target` is a path from the project's root, or the specifier of a package. */
export interface Import {
  file: string;
  specifier: string;
  target: string;
  inProject: boolean;
  typeOnly: boolean;
}

/** The TypeScript files in a folder, without specs and their helpers, as paths from the project's root. */
export function sourceFiles(folder: string): string[] {
  return globSync(`${folder}/**/*.{ts,tsx}`)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.spec\.tsx?$|\/spec-[\w-]+\.ts$/.test(file))
    .toSorted();
}

const statement = /(?:^|[\n;])\s*(?:import|export)\s+(type\s)?(?:[\w*{][^'";]*?\sfrom\s+)?'([^']+)'/g;
const dynamic = /\bimport\(\s*'([^']+)'\s*\)/g;

/** Every import of a file, static and dynamic, of code and of styles. */
export function importsOf(file: string): Import[] {
  const text = withoutComments(readFileSync(file, 'utf8'));
  const found = [
    ...[...text.matchAll(statement)].map((match) => ({ specifier: match[2] ?? '', typeOnly: match[1] !== undefined })),
    ...[...text.matchAll(dynamic)].map((match) => ({ specifier: match[1] ?? '', typeOnly: false })),
  ];
  return found.map((one) => ({ ...one, file, ...resolve(file, one.specifier) }));
}

function resolve(file: string, specifier: string): Pick<Import, 'target' | 'inProject'> {
  if (specifier.startsWith('.')) return { target: posix.join(posix.dirname(file), specifier), inProject: true };
  if (specifier.startsWith('#')) return { target: specifier.slice(1), inProject: true };
  return { target: specifier, inProject: false };
}

export function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
}
