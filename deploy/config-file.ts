import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';
import { type Config, readConfig } from '../src/domain/config.ts';

const name = 'config.js';

/** The settings in the environment of the build. */
export function configFromEnvironment(env: Record<string, string>): Config {
  const [apiKey, authDomain, projectId] = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID'].map(
    (end) => env[`VITE_IDENTITY_${end}`],
  );
  return readConfig({
    apiRoot: env['VITE_API_ROOT'],
    termsUrl: env['VITE_TERMS_URL'],
    identity: { apiKey, authDomain, projectId },
    reportUrl: env['VITE_REPORT_URL'],
  });
}

/** The settings that are in the `config.js` of a build now. */
export function configOf(dist: string): Config {
  const page: { portalConfig?: unknown } = {};
  runInNewContext(readFileSync(`${dist}/${name}`, 'utf8'), page);
  // By JSON, because an object of another context has another prototype, which the schema refuses.
  return readConfig(JSON.parse(JSON.stringify(page.portalConfig ?? null)));
}

const text = (
  config: Config,
) => `// The settings of this installation. They can be changed after the build: see docs/deploy.md.
globalThis.portalConfig = ${JSON.stringify(config, null, 2)};
`;

/** Writes `config.js`, serves it in development, and adds it to the page before the portal. */
export function configFile(config: Config): Plugin {
  let base = '/';
  return {
    name: 'config-file',
    configResolved(resolved) {
      ({ base } = resolved);
    },
    transformIndexHtml: () => [
      // Deferred scripts and modules run in the order in which they are written.
      { tag: 'script', attrs: { src: `${base}${name}`, defer: true }, injectTo: 'head-prepend' },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source: text(config) });
    },
    configureServer(server) {
      server.middlewares.use(`/${name}`, (_, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(text(config));
      });
    },
  };
}
