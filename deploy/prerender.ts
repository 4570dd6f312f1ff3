import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minifySync, type Plugin, type ResolvedConfig } from 'vite';
import type { Form } from '../src/app/prerender.tsx';

/**
 * Writes the markup of the anonymous screens into the page, in every language, and a script that shows the opened one. A form can then be
 * filled in before any code has loaded, and the code hydrates it. See docs/decisions/prerendered-forms.md.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const forms: Record<string, Record<string, string>> = {};
        for (const { language, path, markup } of await renderForms(config)) (forms[language] ??= {})[path] = markup;
        // JSON, because template elements would be parsed at every visit. Escaped, because `<!--` or `</script` would break its element.
        const list = JSON.stringify(forms).replace(/<(?=!--|\/script)/gi, '\\u003c');
        const source = 'src/early/first-form.js';
        const script = minifySync(source, readFileSync(source, 'utf8')).code;
        // At the end of the body, so that the signed-in screens do not wait for the forms.
        return html.replace(
          '</body>',
          () => `<script type="application/json" id="forms">${list}</script><script>${script}</script></body>`,
        );
      },
    },
  };
}

/** Builds the app for this process from the code of a browser, so the markup is exactly what React renders in the browser. */
async function renderForms({ root, mode, base }: ResolvedConfig): Promise<Form[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'prerender-'));
  await build({
    root,
    mode,
    base,
    logLevel: 'error',
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, manifest: false, copyPublicDir: false },
    ssr: { noExternal: true, resolve: { conditions: ['browser', 'module', 'production'] } },
  });
  // The globals of a browser that the code uses while it loads.
  const addEventListener = () => {};
  const location = new URL('https://portal.example/');
  const document = { addEventListener, baseURI: location.href };
  const browser = { window: globalThis, self: globalThis, document, location, history: {}, addEventListener };
  Object.assign(globalThis, browser);
  try {
    const { renderForms: render } = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as {
      renderForms: () => Promise<Form[]>;
    };
    return await render();
  } finally {
    for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
    rmSync(outDir, { recursive: true });
  }
}
