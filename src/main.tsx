import './theme/tokens.css';
import './theme/index.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { followSettings } from './app/follow-settings.ts';
import { takeLookFromAddress } from './app/look-in-address.ts';
import { watchForLostCode } from './app/lost-code.ts';
import { Portal } from './app/portal.tsx';
import { measureVitals, onCaughtError, reportUncaught } from './app/report-errors.ts';
import { createAppRouter } from './app/router.tsx';
import { createSignedInArea } from './app/signed-in-area.ts';
import { settings } from './device/settings.ts';
import { startI18n } from './i18n/start-i18n.ts';

/** How long the first screen has the network to itself before the service worker fetches every file, in milliseconds. */
const afterFirstScreen = 3_000;

/** How long the page's own outline stands before the screen's skeleton takes its place, in milliseconds. */
const outlineTime = 1000;

async function keepApp(): Promise<void> {
  // If its code cannot be fetched, the next visit tries again.
  const worker = await import('./app/service-worker.ts').catch(() => null);
  worker?.registerServiceWorker();
}

async function boot(): Promise<void> {
  reportUncaught();
  watchForLostCode();
  takeLookFromAddress();
  followSettings();
  const words = startI18n(settings.get().locale);
  if (import.meta.env.MODE === 'demo') {
    const { startMocks } = await import('#mocks/browser.ts');
    await startMocks();
  }
  const area = createSignedInArea();
  const router = createAppRouter(area);
  // Load the first screen's code together with the words. If its data is about to be here, rendering its skeleton first would only delay it.
  const loaded = router.load();
  await words;
  await Promise.race([loaded, new Promise((late) => setTimeout(late, outlineTime))]);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const portal = <Portal router={router} area={area} />;
  if (root.hasChildNodes()) {
    // The markup in the page is that of the screen, not of a screen that is loading.
    await loaded;
    hydrateRoot(root, portal, { onCaughtError });
  } else createRoot(root, { onCaughtError }).render(portal);
  void measureVitals();
  if (import.meta.env.PROD) setTimeout(() => void keepApp(), afterFirstScreen);
}

boot().then(
  () => document.getElementById('unreachable')?.remove(),
  (error: unknown) => {
    document.documentElement.dataset['unreachable'] = '';
    throw error;
  },
);
