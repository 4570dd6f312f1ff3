import type { Page } from '@playwright/test';

const margin = '10mm';

/** On how many pages the page prints, with the margins that browsers leave by default. */
export async function printedPages(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const pdf = await page.pdf({ format, margin: { top: margin, right: margin, bottom: margin, left: margin } });
  return Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);
}
