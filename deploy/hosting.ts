import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { configOf } from './config-file.ts';
import { hostingFiles } from './hosting-files.ts';
import { securityHeaders } from './policy.ts';

/** In bytes. Smaller files gain nothing from compression. */
const smallest = 512;

/** Writes `.br` and `.gz` beside text files, for servers that send files compressed beforehand. */
function compress(files: string): void {
  for (const file of globSync(files)) {
    // Installations edit config.js after the build, and a compressed copy of it would go stale.
    if (basename(file) === 'config.js' || statSync(file).size < smallest) continue;
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/**
 * Derives the page's revision from its content and its policy. The service worker caches the page together with its policy, so it has to
 * fetch the page again when either changes.
 */
function setPageRevision(dist: string): void {
  const policy = securityHeaders(dist, configOf(dist))['Content-Security-Policy'] ?? '';
  const revision = createHash('sha256')
    .update(readFileSync(`${dist}/index.html`))
    .update(policy)
    .digest('hex');
  const worker = readFileSync(`${dist}/sw.js`, 'utf8');
  const known = /(?<="revision":")\w+(?=","url":"index\.html")/;
  if (!known.test(worker)) throw new Error(`${dist}/sw.js does not list index.html`);
  writeFileSync(`${dist}/sw.js`, worker.replace(known, revision));
}

function writeHostingFiles(dist: string, base: string): void {
  for (const [path, text] of Object.entries(hostingFiles(dist, { config: configOf(dist), base }))) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Makes a finished build ready for any static host. Must follow the plug-in that writes the service worker's list of files. */
export function hosting(): Plugin {
  let dist = '';
  let base = '/';
  return {
    name: 'hosting',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ({ base } = config);
      dist = config.build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        // Vite calls this after a failed build as well.
        if (!existsSync(`${dist}/config.js`)) return;
        setPageRevision(dist);
        compress(`${dist}/**/*.{js,css,html,svg}`);
        writeHostingFiles(dist, base);
      },
    },
  };
}

// `npm run hosting`, after `config.js` was changed. The Node that is installed on Macs has no `import.meta.main` yet.
if (basename(process.argv[1] ?? '') === 'hosting.ts') {
  const dist = process.argv[2] ?? 'dist';
  const page = readFileSync(`${dist}/index.html`, 'utf8');
  setPageRevision(dist);
  compress(`${dist}/sw.js`);
  writeHostingFiles(dist, /src="([^"]*)config\.js"/.exec(page)?.[1] ?? '/');
}
