import type { Locator } from '@playwright/test';

/**
 * The words that are broken over two lines or reach out of their box. Chinese breaks between any two characters. The box of a check box or
 * radio button is its label.
 */
export const brokenWords = (boxes: Locator): Promise<string[]> =>
  boxes.evaluateAll((all) =>
    all.flatMap((element) => {
      const box = (element instanceof HTMLInputElement && element.labels?.[0]) || element;
      const hidden = innerWidth < 768 ? '.visually-hidden, .hidden-on-phones' : '.visually-hidden';
      const words = [];
      for (const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT); texts.nextNode();) {
        const text = texts.currentNode;
        if (text.parentElement?.closest(hidden)) continue;
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(
          /[^\s/\p{Script=Han}、，。]+|\p{Script=Han}/gu,
        )) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const edge = box.getBoundingClientRect();
          const lines = [...range.getClientRects()];
          const isOutside = lines.some(({ left, right }) => left < edge.left || right > edge.right);
          if (isOutside || new Set(lines.map(({ top }) => top)).size > 1) words.push(word);
        }
      }
      return words;
    }),
  );
