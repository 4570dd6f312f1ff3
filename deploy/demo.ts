import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { personas } from '../mocks/personas.ts';

/** Serves and ships the demo homes' photos in the demo alone: the production build has nothing of them. */
export function demoPhotos(): Plugin {
  const folder = new URL('../mocks/photos/', import.meta.url);
  return {
    name: 'demo-photos',
    generateBundle() {
      for (const name of readdirSync(folder))
        this.emitFile({ type: 'asset', fileName: `photos/${name}`, source: readFileSync(new URL(name, folder)) });
    },
    configureServer(server) {
      server.middlewares.use('/photos', (request, response, next) => {
        const name = request.url?.slice(1) ?? '';
        if (!readdirSync(folder).includes(name)) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(readFileSync(new URL(name, folder)));
      });
    },
  };
}

const accounts = Object.values(personas);

/** Says beneath the address which accounts the demo has. */
export function demoAccounts(): Plugin {
  const announce = (server: ViteDevServer | PreviewServer) => {
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      const width = Math.max(...accounts.map(({ email }) => email.length));
      const lines = accounts.map(({ email, what }) => `  ${email.padEnd(width)}  ${what}`);
      server.config.logger.info(
        ['', `  Demo accounts, password ${personas.main.password}:`, '', ...lines, ''].join('\n'),
      );
    };
  };
  return { name: 'demo-accounts', configureServer: announce, configurePreviewServer: announce };
}
