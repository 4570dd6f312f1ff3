import { globSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Returns a namer for the classes of the style modules. A name such as `_2f-4` has the index of the file, and that of the class in its file:
 * prerendered pages and the app are built apart and need the same names. With Vite's names the listing loads 1.5 kB more of CSS and 1.2 kB of
 * JS.
 */
export function numberedClasses(): (name: string, file: string) => string {
  const files = globSync('src/**/*.module.css').toSorted();
  const classes = files.map((): string[] => []);
  return (name, file) => {
    const index = files.indexOf(relative('.', file));
    const inFile = classes[index];
    if (!inFile) throw new Error(`${file} is no style module of src`);
    // See `inlineClasses`.
    if (!/^(?!default$)\w+$/.test(name)) throw new Error(`${file} cannot export the class ${name}`);
    if (!inFile.includes(name)) inFile.push(name);
    return `_${index.toString(36)}-${inFile.indexOf(name).toString(36)}`;
  };
}

/**
 * Writes the name of a class where it is used: with default imports each file carries its modules' names as objects, and most signed-in screens
 * load 2 kB more.
 */
export const inlineClasses = (): Plugin[] => [
  {
    name: 'inline-classes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?(\?|$)/ },
      handler: (code) => code.replaceAll(/import (\w+) from (?='[^']+\.module\.css')/g, 'import * as $1 from '),
    },
  },
  {
    // Otherwise the CSS of a module whose names are all written elsewhere would be dropped.
    name: 'keep-style-modules',
    apply: 'build',
    enforce: 'post',
    transform: { filter: { id: /\.module\.css$/ }, handler: (code) => ({ code, moduleSideEffects: 'no-treeshake' }) },
  },
];
