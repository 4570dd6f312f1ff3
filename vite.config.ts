import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { inlineClasses, numberedClasses } from './deploy/class-names.ts';
import { configFile, configFromEnvironment } from './deploy/config-file.ts';
import { demoAccounts, demoPhotos } from './deploy/demo.ts';
import { derivedTokens } from './deploy/derived-tokens.ts';
import { early } from './deploy/early.ts';
import { hosting } from './deploy/hosting.ts';
import { licences } from './deploy/licences.ts';
import { offlineApp } from './deploy/offline-app.ts';
import { securityHeaders } from './deploy/policy.ts';
import { prerender } from './deploy/prerender.ts';
import { previewServer } from './deploy/preview.ts';
import { slimIcons } from './deploy/slim-icons.ts';
import { unreachableWords } from './deploy/unreachable-words.ts';

const specs = ['src/**/*.spec.ts', 'mocks/**/*.spec.ts', 'e2e/rules/**/*.spec.ts'];
/** What reads the built files. */
const built = ['e2e/rules/production.spec.ts'];
/** What compares objects that Node makes, such as copies from the database and errors of requests. */
const ownRealm = ['src/{api,device}/**/*.spec.ts', 'mocks/**/*.spec.ts', 'src/domain/changes.spec.ts'];

export default defineConfig(({ command, mode, isSsrBuild }) => {
  const env = loadEnv(mode, process.cwd(), '');
  const demo = mode === 'demo';
  const outDir = demo ? 'dist-demo' : 'dist';
  const config = configFromEnvironment(env);
  const port = Number(env['PORT'] || (demo ? 4173 : 4174));
  // The preview of a production build talks to the API that `npm run api` serves.
  const proxy = { '^/(api|photos)/': { target: `http://localhost:${env['API_PORT'] || 8787}` } };
  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // Loaders too: what they import would otherwise stay in the entry. A skeleton is there before the screen that it stands for.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'errorComponent', 'notFoundComponent'], ['pendingComponent']],
        },
        // Generated wherever this configuration is read, and so by `npm run routes` as well; not part of the repository.
        generatedRouteTree: './src/app/route-tree.gen.ts',
        // Without its own header, which would keep the types unchecked.
        routeTreeFileHeader: [],
        quoteStyle: 'single',
        disableLogging: true,
        addExtensions: true,
      }),
      react(),
      derivedTokens(),
      slimIcons(),
      inlineClasses(),
      // What only the build of the pages needs; the other build is that of prerender().
      !isSsrBuild && [
        demo && [demoPhotos(), demoAccounts()],
        offlineApp(),
        unreachableWords(),
        early({ withData: !demo, apiRoot: config.apiRoot }),
        // Not in the demo, which puts a corner of its own into the frame: a form that was there before would move.
        !demo && prerender(),
        previewServer(),
        licences(),
        configFile(config),
        !demo && hosting(),
      ],
    ],
    ...(command === 'build' && { css: { modules: { generateScopedName: numberedClasses() } } }),
    build: {
      outDir,
      // For `e2e/support/longer-words.ts`; nothing of the build's internals is deployed.
      manifest: demo,
      // Every browser of the target preloads modules itself.
      modulePreload: { polyfill: false },
      target: ['chrome122', 'firefox124', 'safari17.4'],
      rolldownOptions: {
        // Class names are such constants: without it most signed-in screens load 1.3 kB more.
        optimization: { inlineConst: true },
        output: {
          codeSplitting: {
            // A group takes what its modules import along, unless a group above it has that already.
            groups: [
              // What every page starts with. The libraries stay in the browser's cache when only the portal changes. Two files, so that
              // they get their share of a slow line beside the screen's own.
              { name: 'react', tags: ['$initial'], test: /node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
              { name: 'libraries', tags: ['$initial'], test: /node_modules.*js$/, priority: 4 },
              // With the screens before the sign-in, whose fields and notes the others use too.
              { name: 'base', test: /src\/main\.tsx$|routes\/_anonymous/, priority: 3 },
              // The frame, the person's data and all skeletons, which are there before the screens, and what chooses between list and
              // comparison.
              {
                name: 'signed-in',
                test: /routes\/app\.tsx\?|app\/open-signed-in|=pendingComponent|listing\.index\.tsx\?/,
                priority: 2,
              },
              // The windows of long lists, in listing and conversations.
              { name: 'windows', test: /@tanstack\/(react-virtual|virtual-core)/, priority: 1.5 },
              // What computes the chosen colours: most people have chosen none.
              { name: 'colors', test: /src\/theme\/derive\.ts$/, priority: 1.5 },
              // What makes shared links and reads them: no screen of the frame does so at first. Screens do use what it is made of.
              {
                name: 'sharing',
                test: /src\/domain\/shared-(homes|link|parts)\.ts$/,
                includeDependenciesRecursively: false,
                priority: 1.5,
              },
              // The columns and the order of the list, which the screen of a home follows to the next one. The other screens load 1.6 kB less.
              {
                name: 'listing',
                test: /src\/(features\/listing\/.*|domain\/list-homes)\.tsx?$/,
                minShareCount: 2,
                includeDependenciesRecursively: false,
                priority: 1.5,
              },
              // Each screen has a file of its own, and this is what two or more of them have in common, but for single large libraries.
              { name: 'shared', minShareCount: 2, maxModuleSize: 30_000, priority: 1 },
            ],
          },
        },
      },
    },
    // Cookies are all that msw needs the list of public suffixes for, and the mocked API has none: it would be most of the demo's mocks.
    ...(demo && {
      resolve: { alias: { tldts: fileURLToPath(new URL('./mocks/public-suffixes.ts', import.meta.url)) } },
    }),
    // Not the pages of the bench.
    optimizeDeps: { entries: ['index.html'] },
    server: { port: Number(env['PORT'] || 5173), strictPort: true },
    preview: {
      port,
      strictPort: true,
      headers: securityHeaders(outDir, config),
      ...(!demo && { proxy }),
    },
    test: {
      environment: 'jsdom',
      // Property-based tests on a busy machine.
      testTimeout: 20_000,
      projects: [
        // One DOM for all files of a worker, each with globals of its own: all units took 102 and 149 s with it, 169 s without.
        { extends: true, test: { name: 'quick', include: specs, exclude: [...ownRealm, ...built], pool: 'vmForks' } },
        { extends: true, test: { name: 'realm', include: ownRealm, pool: 'forks' } },
        { extends: true, test: { name: 'built', include: built, environment: 'node' } },
      ],
    },
  };
});
