// @vitest-environment node
import { readFileSync } from 'node:fs';
import { type ESTree, parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { sourceFiles, withoutComments } from '../support/source-files.ts';

/*
 * State outside React and the signed-in object. No module-level variable may hold data of a person, because the next person would meet it.
 * A variable that belongs to the device or the page is listed here with its reason.
 */
const allowed: Record<string, string> = {
  'src/device/storage.ts: notTaken': 'items that a full local storage refused; cleared with it',
  'src/device/database.ts: opened': 'the open database',
  'src/device/database.ts: isSilent': 'whether the database did not answer',
  'src/device/database.ts: isFailing': 'whether the database failed at what was asked of it last',
  'src/device/database.ts: listeners': 'callbacks for the next retry',
  'src/device/database.ts: pausing': 'the time of that retry',
  'src/device/person-store.ts: memory': 'records that a full database refused, by person; cleared with it',
  'src/device/person-store.ts: bases': 'the earlier values of those records; cleared with them',
  'src/device/person-store.ts: lostWithTab': 'the names of drafts that could not be stored; cleared with them',
  'src/device/lock.ts: turns': 'the locks that are held, in a browser that has none',
  'src/features/auth/load-account.ts: hasFailed': 'whether the code of the account has once not come',
  'src/device/outbox.ts: hasAsked': 'whether the browser has been asked not to clear the storage',
  'src/device/report.ts: sent': 'how many reports this page has sent',
  'src/device/session.ts: listeners': 'callbacks for changes of the session',
  'src/device/settings.ts: store': 'settings of the device',
  'src/device/theme-choice.ts: store': 'settings of the device',
  'src/device/column-settings.ts: store': 'settings of the device',
  'src/api/identity.ts: sdk': 'the code of the identity service, once it is loaded',
  'src/i18n/start-i18n.ts: entered': 'the areas of texts that screens have loaded',
  'src/i18n/format.ts: formatFor': 'Intl objects by language',
  'src/i18n/numbers.ts: numberFormat': 'Intl objects by language',
  'src/i18n/isolated.ts: direction': 'writing directions by language',
  'src/ui/code-for-later.ts: codeForLater': 'whether the first screen has had its time',
  'src/ui/use-close-on-back.ts: closers': 'callbacks for Back, while something is open',
  'src/ui/use-now.ts: now': 'the clock',
  'src/ui/overlays-code.ts: overlays': 'the code of menus, layers, tips and toasts, once it is loaded',
  'src/ui/overlays-code.ts: listeners': 'callbacks for its arrival',
  'src/ui/toast.ts: wanted': 'whether there has been a toast yet',
  'src/ui/toast.ts: plain': 'toasts shown without their code; cleared at a sign-out',
  'src/ui/toast.ts: listeners': 'callbacks that render them',
  'src/ui/toast.ts: allShown': 'the promise that all requested toasts are shown',
  'src/sw.ts: settings': 'how the service worker answers for config.js',
};

/** Calls that make a constant, by their first name: `z` for `z.string().check(…)`. `storedRecord` itself keeps nothing. */
const pure = new Set(
  (
    'Array Object performance import.meta createContext createSafeContext memo ky z createFileRoute createRootRouteWithContext ' +
    'lazyRouteComponent queryOptions tableFeatures askOrKept columns icon lazyComponent leaf param profileSteps readUpTo rgb storedRecord wireList withId'
  ).split(' '),
);

/** The expression without what types and brackets put around it. */
function bare(node: ESTree.Expression): ESTree.Expression {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return bare(node.expression);
    default:
      return node;
  }
}

function firstName(node: ESTree.Expression): string | null {
  const callee = bare(node);
  switch (callee.type) {
    case 'Identifier':
      return callee.name;
    case 'MetaProperty':
      return 'import.meta';
    case 'MemberExpression':
      return firstName(callee.object);
    case 'CallExpression':
      return firstName(callee.callee);
    default:
      return null;
  }
}

/** Whether a constant of that type may change what it holds. A collection with initial values is a table, not state. */
function mayChange(init: ESTree.Expression, type: string): boolean {
  const value = bare(init);
  switch (value.type) {
    case 'ObjectExpression':
      return value.properties.length === 0 && !type.startsWith('Readonly');
    case 'ArrayExpression':
      return value.elements.length === 0 && !type.startsWith('readonly ');
    case 'CallExpression': {
      const name = firstName(value);
      return name !== null && !pure.has(name);
    }
    case 'NewExpression': {
      const name = firstName(value.callee);
      const isTable = (name === 'Map' || name === 'Set') && value.arguments.length > 0;
      return name !== 'URL' && name !== 'RegExp' && !isTable;
    }
    default:
      return false;
  }
}

/** The names of the variables at the top level of a module that may change, or whose value may. */
function stateIn(file: string, text: string): string[] {
  return parseSync(file, text).program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) => {
      const type = id.typeAnnotation?.typeAnnotation;
      const isState =
        declaration.kind !== 'const' || (init && mayChange(init, type ? text.slice(type.start, type.end) : ''));
      return isState ? [text.slice(id.start, type?.start ?? id.end).replace(/: *$/, '')] : [];
    });
  });
}

const files = sourceFiles('src').filter((file) => file !== 'src/app/route-tree.gen.ts');
const found = files.flatMap((file) => stateIn(file, readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`));

describe('module-level state', () => {
  it('is listed here', () => {
    expect(found.filter((one) => !(one in allowed))).toEqual([]);
  });

  it('exists if it is listed', () => {
    expect(Object.keys(allowed).filter((one) => !found.includes(one))).toEqual([]);
  });

  it.each([
    'let a = 1',
    'export let a: string',
    'const a = {}',
    'const a: Record<string, number> = {}',
    'const a = [] as string[]',
    'const a = new Map<string, number>()',
    'const a = createStore(0)',
    'export const a = remembered((id: string) => id)',
  ])('is found in %s', (text) => {
    expect(stateIn('a.ts', text)).toEqual(['a']);
  });

  it.each([
    'const a: readonly string[] = []',
    'const a: Readonly<Record<string, number>> = {}',
    'const a = new Set([1])',
    'const a = z.string().check(z.minLength(1))',
    'const a = () => new Map()',
    'const a = { b: 1 }',
  ])('is not found in %s', (text) => {
    expect(stateIn('a.ts', text)).toEqual([]);
  });
});

describe('the homes that screens show', () => {
  it('have the buyer’s unsent writes laid over them: no other file reads the query', () => {
    const readers = files.filter((file) => {
      const text = withoutComments(readFileSync(file, 'utf8'));
      // A loader only ensures them.
      const rest = text
        .replaceAll(/^import .*$/gm, '')
        .replaceAll(/\b(?:ensureQueryData|prefetchQuery)\(homesQuery\)/g, '');
      return /\bhomesQuery\b/.test(rest);
    });
    expect(readers).toEqual([
      // They send the writes and note what was seen.
      'src/api/change-log.ts',
      'src/api/deliver.ts',
      'src/api/homes.ts',
      'src/api/send-reply.ts',
      'src/api/settle-arrived.ts',
      'src/api/use-homes.ts',
      // It asks for their key alone.
      'src/api/use-kept-answers.ts',
      // It only polls, and shows no homes.
      'src/api/use-polled-homes.ts',
      'src/api/use-writes.ts',
    ]);
  });
});
