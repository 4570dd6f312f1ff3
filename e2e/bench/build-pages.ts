import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

export const builtPages = join(import.meta.dirname, 'dist');

/** Builds the tables that the listing is compared with. */
export async function buildPages(): Promise<void> {
  for (const name of ['ag', 'mui', 'tanstack', 'tswin', 'hand']) await buildPage(name);
}

/** Builds a page into a folder of its own, so that it holds only what that page needs. */
export async function buildPage(name: string): Promise<void> {
  const outDir = join(builtPages, name);
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        input: join(import.meta.dirname, `pages/${name}.jsx`),
        output: { entryFileNames: 'page.js' },
      },
    },
  });
  await writeFile(
    join(outDir, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><div id="root"></div><script type="module" src="/page.js"></script>`,
  );
}
