// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Import, importsOf, sourceFiles, withoutComments } from '../support/source-files.ts';

/*
 * Which room may import which. The rules stay in `domain`, the texts in `i18n` and the calls in `api` only if no room imports more than its
 * table allows.
 */

interface Room {
  /** The rooms below this one that it may import. */
  rooms: readonly string[];
  /** The packages that it may import, or with `not` those that it may not. A name includes all its subpaths, and `x/` is a scope. */
  packages: readonly string[] | { not: readonly string[] };
  /** Files of allowed rooms that it still may not import. */
  notFiles?: readonly string[];
  /** A room that renders nothing has no .tsx. */
  renders: boolean;
}

const router = '@tanstack/react-router';
const http = ['ky', 'msw'];
const words = ['i18next', 'react-i18next'];
const widgets = ['@mantine/', 'lucide-react', '@dnd-kit/', '@tanstack/react-virtual'];

const rooms: Record<string, Room> = {
  main: {
    rooms: ['app', 'routes', 'features', 'ui', 'theme', 'i18n', 'api', 'device', 'domain'],
    packages: { not: http },
    renders: true,
  },
  sw: {
    rooms: [],
    packages: ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'],
    renders: false,
  },
  app: {
    rooms: ['routes', 'features', 'ui', 'theme', 'i18n', 'api', 'device', 'domain'],
    packages: { not: http },
    renders: true,
  },
  routes: {
    rooms: ['features', 'ui', 'theme', 'i18n', 'api', 'device', 'domain'],
    packages: { not: [...http, 'idb-keyval'] },
    notFiles: ['src/api/client.ts', 'src/device/storage.ts'],
    renders: true,
  },
  features: {
    rooms: ['ui', 'theme', 'i18n', 'api', 'device', 'domain'],
    packages: { not: [...http, 'idb-keyval'] },
    notFiles: ['src/api/client.ts', 'src/device/storage.ts'],
    renders: true,
  },
  ui: { rooms: ['theme'], packages: { not: [...http, ...words, router, '@tanstack/react-query'] }, renders: true },
  theme: {
    rooms: ['device', 'domain'],
    packages: { not: [...http, ...words, router, '@tanstack/react-query'] },
    renders: true,
  },
  i18n: { rooms: ['domain'], packages: ['react', 'dayjs', ...words], renders: true },
  api: { rooms: ['device', 'domain'], packages: { not: [...words, ...widgets, router, 'react-dom'] }, renders: false },
  device: {
    rooms: ['domain'],
    packages: { not: [...http, ...words, ...widgets, router, 'react-dom'] },
    renders: false,
  },
  domain: { rooms: [], packages: ['zod', 'dayjs'], renders: false },
};

/** `src/features/chat/x.ts` is of the room `features`, `src/main.tsx` of `main`. */
function roomOf(path: string): string {
  return /^src\/(\w+)[/.]/.exec(path)?.[1] ?? path;
}

const featureOf = (path: string) => /^src\/features\/([^/]+)/.exec(path)?.[1];

const isOf = (name: string, target: string) =>
  name.endsWith('/') ? target.startsWith(name) : target === name || target.startsWith(`${name}/`);

/** Why the table forbids an import, or null. */
function breach(one: Import, name: string, room: Room): string | null {
  if (!one.inProject) {
    const { packages } = room;
    const allowed =
      'not' in packages
        ? !packages.not.some((other) => isOf(other, one.target))
        : packages.some((other) => isOf(other, one.target));
    return allowed ? null : `the room ${name} must not know ${one.target}`;
  }
  if (one.target.startsWith('mocks/')) return name === 'main' ? null : 'only main.tsx may mention the mocks';
  if (room.notFiles?.includes(one.target)) return `the room ${name} must not know ${one.target}`;
  const other = roomOf(one.target);
  const feature = featureOf(one.file);
  if (feature && other === 'features' && featureOf(one.target) !== feature)
    return 'a feature must not know another: they meet in a route';
  if (other === name || room.rooms.includes(other)) return null;
  // The texts may use the types of any room, because types do not exist at run time.
  if (name === 'i18n' && one.typeOnly) return null;
  return `the room ${name} may import ${room.rooms.join(', ') || 'nothing but itself'}`;
}

const describeBreach = (one: Import, why: string) => `${one.file} imports '${one.specifier}': ${why}`;

const files = sourceFiles('src').filter((file) => file !== 'src/app/route-tree.gen.ts');

describe('the rooms of src', () => {
  it('are all in the table', () => {
    expect(files.filter((file) => !(roomOf(file) in rooms))).toEqual([]);
  });

  it.each(Object.entries(rooms))('%s imports what its table allows', (name, room) => {
    const breaches = files
      .filter((file) => roomOf(file) === name)
      .flatMap((file) => importsOf(file))
      .flatMap((one) => {
        const why = breach(one, name, room);
        return why ? [describeBreach(one, why)] : [];
      });
    expect(breaches).toEqual([]);
  });

  it('render only where they may', () => {
    expect(files.filter((file) => file.endsWith('.tsx') && !rooms[roomOf(file)]?.renders)).toEqual([]);
  });

  it('mention the mocks once, in the boot', () => {
    const mentions = files.flatMap((file) =>
      [...withoutComments(readFileSync(file, 'utf8')).matchAll(/#?\bmocks\//g)].map(() => file),
    );
    expect(mentions).toEqual(['src/main.tsx']);
  });

  it('have at most 400 lines a file, and 60 for a route', () => {
    const long = files
      .filter((file) => !file.startsWith('src/i18n/locales/'))
      .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
      .filter(({ file, lines }) => lines > (file.startsWith('src/routes/') ? 60 : 400));
    expect(long).toEqual([]);
  });
});

describe('the rooms beside src', () => {
  it('have mocks that import only the domain and the table of calls', () => {
    const breaches = sourceFiles('mocks')
      .flatMap((file) => importsOf(file))
      .filter(({ target }) => target.startsWith('src/'))
      .filter(({ target }) => !target.startsWith('src/domain/') && target !== 'src/api/calls.ts')
      .map((one) => describeBreach(one, 'the mocks see the domain and api/calls.ts'));
    expect(breaches).toEqual([]);
  });

  it('have flows that import no code of the portal', () => {
    const breaches = [...sourceFiles('e2e/flows'), ...sourceFiles('e2e/support')]
      .flatMap((file) => importsOf(file))
      .filter(({ target }) => target.startsWith('src/'))
      .map((one) => describeBreach(one, 'a flow sees what a person sees'));
    expect(breaches).toEqual([]);
  });
});

describe.each(['src', 'mocks'])('the files of %s', (folder) => {
  it('have no circular import, not even of a type', () => {
    const graph = new Map(sourceFiles(folder).map((file) => [file, importsOf(file).map(({ target }) => target)]));
    expect(circlesIn(graph)).toEqual([]);
  });
});

/** The sets of files that import each other in a circle: Tarjan's strongly connected components. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    order.set(file, order.size);
    path.push(file);
    let low = order.get(file)!;
    for (const target of graph.get(file) ?? [])
      if (!order.has(target) && graph.has(target)) low = Math.min(low, visit(target));
      else if (path.includes(target)) low = Math.min(low, order.get(target)!);
    if (low === order.get(file)) {
      const circle = path.splice(path.indexOf(file));
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}

describe('the search for circles', () => {
  it('finds circles of any length', () => {
    const graph = new Map([
      ['a', ['b', 'd']],
      ['b', ['c', 'package']],
      ['c', ['a']],
      ['d', ['e']],
      ['e', ['d']],
      ['f', ['a']],
    ]);
    expect(circlesIn(graph)).toEqual([
      ['d', 'e'],
      ['a', 'b', 'c'],
    ]);
  });
});

describe('the reading of imports', () => {
  it('finds every kind of import', () => {
    const found = importsOf('src/main.tsx').map(({ target }) => target);
    expect(found).toEqual(expect.arrayContaining(['src/theme/index.css', 'react-dom/client', 'mocks/browser.ts']));
    const byFile = files.map((file) => importsOf(file).length);
    expect(byFile.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(100);
  });
});
