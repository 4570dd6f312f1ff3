import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Sheets of paper in centimetres, with the default margin of browsers. */
export const papers = {
  Letter: { width: 21.59, height: 27.94, margin: 1 },
  A4: { width: 21, height: 29.7, margin: 1 },
} as const;

/** The number of pages that the page prints on. */
export async function printedPages(page: Page, format: keyof typeof papers): Promise<number> {
  const { width, height, margin } = papers[format];
  const side = `${margin}cm`;
  return pagesOf(
    await page.pdf({
      width: `${width}cm`,
      height: `${height}cm`,
      margin: { top: side, right: side, bottom: side, left: side },
    }),
  );
}

/** The number of pages of a PDF. The entry with the number may be in a compressed stream, whose last byte may be a carriage return. */
export function pagesOf(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const inflated = [...text.matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)].map(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      // Not every stream is compressed.
      return '';
    }
  });
  return Number(/\/Type \/Pages\b[^>]*?\/Count (\d+)/.exec([text, ...inflated].join('\n'))?.[1]);
}
