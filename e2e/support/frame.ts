import type { Page } from '@playwright/test';
import { expect, root } from './fixtures.ts';

export const uprightStyles = [
  'fixed',
  'mini-sidebar',
  'drawer',
  'no-header-mini-sidebar',
  'vertical-no-header',
] as const;
export const horizontalStyles = [
  'default-horizontal',
  'dark-horizontal',
  'inside-header-horizontal',
  'below-header',
  'top-to-header',
] as const;
export const navStyles = [...uprightStyles, ...horizontalStyles] as const;
export const layoutTypes = ['framed', 'full-width', 'boxed'] as const;
export const themeTypes = ['lite', 'semi-dark', 'dark'] as const;

/** The shell's settings as `buyer_state` stores them. A missing one has its default. */
export interface Look {
  navStyle?: (typeof navStyles)[number];
  layoutType?: (typeof layoutTypes)[number];
  themeType?: (typeof themeTypes)[number];
  locale?: string;
  navCollapsed?: boolean;
  announcementSeen?: boolean;
}

/** Waits for a screen of the signed-in area. Only this area has `#content`, the address that its skip link leads to. */
export async function insideFrame(page: Page): Promise<void> {
  await page.locator('#content').getByRole('heading', { level: 1 }).waitFor();
}

export const palette = (page: Page) => page.getByRole('dialog', { name: 'Search homes, screens, settings' });

/** Waits for the code and the style of menus, layers and toasts. The first move of the pointer requests them, unless they are there. */
export async function loadOverlays(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => {
    // The browser lists what it has fetched to the end.
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    return [/\/overlays-[^/]*\.js$/, /\/overlays-[^/]*\.css$/].every((file) => fetched.some((name) => file.test(name)));
  });
}

/** Stores settings of the shell, as an earlier visit would have. The next page that loads has them. */
export const storeLook = (page: Page, look: Look): Promise<void> =>
  page.evaluate((settings) => localStorage.setItem('buyer_state', settings), JSON.stringify(look));

const otherTabs = new WeakMap<Page, Page>();

/** A tab beside the page. It has the same storage and does not run the portal. */
async function otherTab(page: Page): Promise<Page> {
  const known = otherTabs.get(page);
  if (known) return known;
  const other = await page.context().newPage();
  await other.goto('/favicon.svg');
  otherTabs.set(page, other);
  return other;
}

/** Changes the shell's settings in another tab, and waits until the page has followed without a reload, its language too. */
export async function setLook(page: Page, look: Look): Promise<void> {
  if ((await page.evaluate(() => localStorage.getItem('buyer_state'))) === JSON.stringify(look)) return;
  // The two tabs are two processes: the page has to listen before the other one stores.
  const change = await page.evaluateHandle(() => ({
    followed: new Promise<void>((resolve) =>
      addEventListener('storage', ({ key }) => key === 'buyer_state' && resolve()),
    ),
  }));
  await storeLook(await otherTab(page), look);
  await change.evaluate(({ followed }) => followed);
  // The words of a language are fetched first.
  await expect(root(page)).toHaveAttribute('lang', look.locale ?? 'en');
  // React renders the change in the first frame.
  await page.evaluate(() => new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered))));
}

/** Measures the frame's layout and lists its faults: controls that are covered, overlap or are too small, and sideways scrolling. */
export async function frameFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      faults.push(`sideways scrolling by ${root.scrollWidth - root.clientWidth}`);
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.tagName);
    const shown = (element: Element) => element.getClientRects().length > 0;
    const frame = [...document.querySelectorAll('header, nav, aside, footer, #root > div')];
    const tools = [...new Set(frame.flatMap((part) => [...part.querySelectorAll('a[href], button')]))].filter(
      (tool) => !tool.closest('main') && shown(tool) && !tool.matches('a[href="#content"]'),
    );
    const boxes = tools.map((tool) => ({ tool, box: tool.getBoundingClientRect() }));
    for (const { tool, box } of boxes) {
      if (tool.closest('footer')) continue;
      const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (!at || !(tool === at || tool.contains(at))) faults.push(`${nameOf(tool)} cannot be reached`);
      if (box.width < 24 || box.height < 24) faults.push(`${nameOf(tool)} is too small`);
      if (innerWidth < 992 && (box.width < 44 || box.height < 44))
        faults.push(`${nameOf(tool)} is too small for a thumb`);
    }
    for (const [index, { tool, box }] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        if (tool.contains(other.tool) || other.tool.contains(tool)) continue;
        const apart =
          box.right <= other.box.left + 1 ||
          other.box.right <= box.left + 1 ||
          box.bottom <= other.box.top + 1 ||
          other.box.bottom <= box.top + 1;
        if (!apart) faults.push(`${nameOf(tool)} and ${nameOf(other.tool)} overlap`);
      }
    const main = document.querySelector('main')?.getBoundingClientRect();
    for (const bar of document.querySelectorAll('header, nav, aside')) {
      if (bar.closest('main') || !shown(bar) || !main) continue;
      const box = bar.getBoundingClientRect();
      const beside = box.right <= main.left + 1 || box.left >= main.right - 1;
      if (!beside && box.bottom > main.top + 1 && box.top < main.bottom)
        faults.push(`${nameOf(bar)} lies over the page`);
    }
    return faults;
  });
}
