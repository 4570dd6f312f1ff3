import { VitePWA } from 'vite-plugin-pwa';

/** Builds the service worker, `src/sw.ts`, with the list of the files that it keeps. */
export const offlineApp = () =>
  VitePWA({
    injectRegister: false,
    manifest: false,
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'sw.ts',
    injectManifest: {
      globPatterns: ['**/*.{js,css,html,svg,woff2}'],
      // The worker treats the settings separately, because they change without a build. The social sign-in is fetched when it is used.
      globIgnores: ['config.js', 'assets/identity-sdk-*'],
      // Their names change with their content.
      dontCacheBustURLsMatching: /^assets\//,
    },
  });
