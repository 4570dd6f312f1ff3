import type { Page } from '@playwright/test';
import { catalogueSigns } from './longer-words.ts';

/**
 * Measures the layout and lists what lacks room: sideways scrolling, text that is cut off or leaves its box, and text that overlaps other
 * text or a control. Data may end in an ellipsis if a click or a tooltip shows the whole text. Texts of the catalogues may not.
 */
export async function cramped(page: Page): Promise<string[]> {
  return page.evaluate((signs) => {
    const found = new Set<string>();
    const slack = 1;
    const isClipped = (element: Element): boolean =>
      getComputedStyle(element).clipPath.startsWith('inset(50%') ||
      (element.parentElement !== null && isClipped(element.parentElement));
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      !isClipped(element);
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;
    const isCatalogue = (text: string) => signs.some((sign) => text.includes(sign));
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      found.add(`the page scrolls sideways by ${root.scrollWidth - root.clientWidth}`);
    for (const element of document.querySelectorAll('body *')) {
      // A wide table may scroll, and on a phone a strip of filters.
      const mayScroll =
        innerWidth < 768
          ? 'textarea, :has(> table), [role=rowgroup], [role=group]'
          : 'textarea, :has(> table), [role=rowgroup]';
      if (!scrolls(getComputedStyle(element).overflowX) || element.matches(mayScroll)) continue;
      if (element.scrollWidth > element.clientWidth + slack && isShown(element))
        found.add(`${nameOf(element)} scrolls sideways by ${element.scrollWidth - element.clientWidth}`);
    }

    interface Piece {
      text: string;
      element: Element;
      layer: Element;
      boxes: { left: number; right: number; top: number; bottom: number }[];
    }
    const layerOf = (element: Element): Element => {
      for (let around: Element | null = element; around; around = around.parentElement)
        if (
          around.matches('dialog, [role=dialog], [role=menu], [role=tooltip]') ||
          /fixed|sticky/.test(getComputedStyle(around).position)
        )
          return around;
      return root;
    };
    const isPainted = ({ backgroundColor, borderTopWidth, borderLeftWidth, boxShadow }: CSSStyleDeclaration) =>
      (backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== 'transparent') ||
      (borderTopWidth !== '0px' && borderLeftWidth !== '0px') ||
      boxShadow !== 'none';

    /** Returns the visible part of a box. For the box of a text it also reports what hides the rest. */
    const examine = (element: Element, box: DOMRect, text?: string) => {
      const seen = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
      let isOut = false;
      let scrolled = text === undefined;
      let painted = false;
      for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.display === 'inline' || style.display === 'contents') continue;
        const isContaining = style.position !== 'static' || style.transform !== 'none';
        if (isOut && !isContaining) continue;
        isOut = style.position === 'absolute';
        const edge = around.getBoundingClientRect();
        const overX = Math.max(edge.left - seen.left, seen.right - edge.right);
        const overY = Math.max(edge.top - seen.top, seen.bottom - edge.bottom);
        if (text !== undefined && !scrolled) {
          const cut =
            (clips(style.overflowX) && (overX > slack || around.scrollWidth > around.clientWidth + slack)) ||
            (clips(style.overflowY) &&
              (overY > box.height / 5 ||
                (style.webkitLineClamp !== 'none' && around.scrollHeight > around.clientHeight + slack)));
          const hasRest = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
          const isReachable =
            around.closest('[title], a, button, label, li:has(a), [role=row], [role=option]') !== null;
          if (cut && (isCatalogue(text) || !hasRest || !isReachable))
            found.add(`cut off: “${text}” in ${nameOf(around)}`);
          if (!painted && isPainted(style) && !clips(style.overflowX) && !scrolls(style.overflowY)) {
            painted = true;
            if (overX > slack || overY > box.height / 4) found.add(`out of its box: “${text}” in ${nameOf(around)}`);
          }
        }
        if (clips(style.overflowX) || scrolls(style.overflowX)) {
          seen.left = Math.max(seen.left, edge.left);
          seen.right = Math.min(seen.right, edge.right);
          seen.top = Math.max(seen.top, edge.top);
          seen.bottom = Math.min(seen.bottom, edge.bottom);
        }
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) scrolled = true;
        if (style.position === 'fixed') break;
      }
      if (!scrolled && (seen.left < -slack || seen.right > innerWidth + slack))
        found.add(`beyond the window: “${text}”`);
      return seen;
    };

    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (!text || !element || element.matches('option, script, style') || !isShown(element)) continue;
      // A text that lets taps through overlaps the control beneath it on purpose.
      if (getComputedStyle(element).pointerEvents === 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map((box) => examine(element, box, text))
        .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
      pieces.push({ text, element, layer: layerOf(element), boxes });
    }

    const canvas = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll('input, select')) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !isShown(field) || !canvas)
        continue;
      const text =
        field instanceof HTMLSelectElement
          ? (field.selectedOptions[0]?.text ?? '')
          : field.value
            ? ''
            : field.placeholder;
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight, letterSpacing } = getComputedStyle(field);
      // The shorthand is empty if digits are tabular.
      canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      canvas.letterSpacing = letterSpacing;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (text && canvas.measureText(text).width > room + slack) found.add(`cut off: “${text}” in ${nameOf(field)}`);
    }

    const controls: Piece[] = [...document.querySelectorAll('a[href], button, input, select, textarea, svg')]
      .filter((element) => isShown(element) && !(element.matches('svg') && element.clientWidth > 64))
      .map((element) => {
        const box = examine(element, element.getBoundingClientRect());
        return {
          text: element.getAttribute('aria-label') ?? nameOf(element),
          element,
          layer: layerOf(element),
          boxes: [box],
        };
      });
    for (const [at, one] of pieces.entries())
      for (const other of [...pieces.slice(at + 1), ...controls]) {
        if (one.layer !== other.layer || other.element.contains(one.element) || one.element.contains(other.element))
          continue;
        const overlap = one.boxes.some((a) =>
          other.boxes.some((b) => {
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            return across > 2 && down > 0.3 * Math.min(a.bottom - a.top, b.bottom - b.top);
          }),
        );
        if (overlap) found.add(`“${one.text}” overlaps “${other.text}”`);
      }
    return [...found];
  }, catalogueSigns);
}
