import { readFileSync } from 'node:fs';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { type CallName, calls } from '../src/api/calls.ts';

/** The calls of every signed-in screen. */
const earlyCalls: readonly CallName[] = ['me', 'listProperties', 'listProfiles'];

/** For addresses with several screens: the code of each, by the search parameter that selects it. */
const partsOf: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  '/app/listing': { '': /\/routes\/-list\.tsx$/, '?compare': /\/routes\/-comparison\.tsx$/ },
};

type Chunk = Rolldown.OutputChunk;

interface Options {
  /** Whether the page requests its data early. False for the demo, whose page answers its own calls. */
  withData: boolean;
  /** The root of the API as the build knows it. */
  apiRoot: string;
}

/**
 * Writes into the page what must not wait for another file: the script of the first paint, the page's own style sheet, and a script that
 * requests the code, the words and the data of the opened screen. These then load beside the code that starts the portal. In development
 * the page only loads the script of the first paint, as a file.
 */
export function early({ withData, apiRoot }: Options): Plugin {
  let base = '/';
  /** The catalogues that the route at each address loads. */
  const areasOf = new Map<string, readonly string[]>();
  return {
    name: 'early',
    apply: 'build',
    configResolved(config) {
      ({ base } = config);
    },
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const route = /\/src\/routes\/((?:app|shared)[^?]*)\.tsx\?tsr-split=component/.exec(id)?.[1];
        if (route === undefined) continue;
        const code = new Set([id]);
        for (const part of code) for (const other of this.getModuleInfo(part)?.importedIds ?? []) code.add(other);
        const ofRoute = [...code].filter((part) => part.includes('/src/routes/'));
        const source = ofRoute.map((part) => this.getModuleInfo(part)?.code).join('\n');
        const words = [...source.matchAll(/\bloadWords\(["'](\w+)["']\)/g)];
        areasOf.set(
          addressOf(route),
          words.flatMap(([, area = '']) => area),
        );
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
        const link = /<link rel="stylesheet"[^>]*href="([^"]*)">/.exec(html);
        const sheet = bundle[link?.[1]?.slice(base.length) ?? ''];
        if (!link || sheet?.type !== 'asset') throw new Error('The page has no style sheet');
        delete bundle[sheet.fileName];
        const nextFiles = filesInTurn(chunks, sheet.fileName);
        const start = nextFiles(chunkWith(/\/src\/main\.tsx$/, chunks));
        const frame = nextFiles(chunkWith(/\/src\/app\/open-signed-in\.ts$/, chunks), chunkOfRoute('/app', chunks));
        if (start.length < 3)
          throw new Error('The page asks for the frame when two of the files that start the portal are missing');
        const screens: Record<string, object> = {};
        for (const [address, words] of areasOf)
          for (const [parameter, part] of Object.entries(partsOf[address] ?? { '': null }))
            screens[address + parameter] = {
              files: filesInTurn(
                chunks,
                sheet.fileName,
                ...start,
                ...frame,
              )(chunkOfRoute(address, chunks), part ? chunkWith(part, chunks) : undefined),
              words,
            };
        const list = JSON.stringify({
          base,
          apiRoot,
          start,
          frame,
          calls: withData ? earlyCalls.map((name) => calls[name].path) : [],
          screens,
          words: wordsOf(chunks),
        });
        const script = ['src/early/first-paint.js', 'src/early/first-requests.js']
          .map((file) => minifySync(file, readFileSync(file, 'utf8')).code)
          .join('');
        return (
          html
            // Code that needs the sheet looks for its link before loading it; a disabled link is not fetched.
            .replace(link[0], link[0].replace('>', ' disabled>'))
            .replace(
              /<script\s+src="[^"]*first-paint.js"><\/script>/,
              () =>
                // The list is not part of the script, so the script's hash in the policy changes only with its source. The style comes last,
                // because it is most of the page's size and no request waits for it.
                `<script type="application/json" id="screens">${list}</script><script>${script}</script><style>${String(sheet.source)}</style>`,
            )
        );
      },
    },
  };
}

/** `app.listing.index` is the route of `/app/listing`. */
const addressOf = (route: string) => `/${route.replace(/\.index$/, '').replaceAll('.', '/')}`;

/** The chunk that contains a module. Throws if none does, because the module has been renamed then. */
function chunkWith(module: RegExp, chunks: readonly Chunk[]): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
  if (!found) throw new Error(`No file contains ${module.source}`);
  return found;
}

/** The chunk with the component of the route at an address. */
const chunkOfRoute = (address: string, chunks: readonly Chunk[]) =>
  chunks.find(({ moduleIds }) =>
    moduleIds.some((id) => {
      const [, name] = /\/src\/routes\/([^?]*)\.tsx\?tsr-split=component/.exec(id) ?? [];
      return name !== undefined && addressOf(name) === address;
    }),
  );

/** Lists the scripts and style sheets of chunks with all that they import, in the order in which they run, and none of them twice. */
function filesInTurn(chunks: readonly Chunk[], ...listed: string[]) {
  const seen = new Set(listed);
  const filesOf = (chunk: Chunk | undefined): string[] => {
    if (!chunk || seen.has(chunk.fileName)) return [];
    seen.add(chunk.fileName);
    const imported = chunk.imports.flatMap((name) => filesOf(chunks.find(({ fileName }) => fileName === name)));
    const styles = [...(chunk.viteMetadata?.importedCss ?? [])].filter((file) => !seen.has(file));
    for (const file of styles) seen.add(file);
    return [...imported, chunk.fileName, ...styles];
  };
  return (...roots: (Chunk | undefined)[]) => roots.flatMap(filesOf);
}

/** The files of the catalogues, by language and area. */
function wordsOf(chunks: readonly Chunk[]): Record<string, Record<string, string>> {
  const words: Record<string, Record<string, string>> = {};
  for (const { facadeModuleId, fileName } of chunks) {
    const [, language, area] = /\/locales\/(\w+)\/(?:screens\/)?([\w-]+)\.ts$/.exec(facadeModuleId ?? '') ?? [];
    if (language && area) (words[language] ??= {})[area] = fileName;
  }
  return words;
}
