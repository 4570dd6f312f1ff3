import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { RealBrowser } from './real-browsers.ts';

/** An element as a person would describe it. */
export interface Target {
  role: string;
  /** The whole accessible name, or a pattern for it. */
  name?: string | RegExp;
  /** A part of its text. */
  text?: string;
  /** The element that contains it. */
  within?: Target;
  checked?: true;
  /** Takes the first of several. Without this there may be only one. */
  first?: true;
}

/** The place of an element in the window, in pixels. */
interface Place {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether nothing covers its middle. */
  isFree: boolean;
  /** Whether nothing covers the middle of any edge. */
  isWhole: boolean;
}

export type Visitor = ReturnType<typeof visitorOf>;

// Computes roles and accessible names in the page, the same way in every engine.
const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** A person at a browser, who finds things by role and name, waits for them, and uses mouse and keys. */
export function visitorOf(browser: RealBrowser, baseURL: string) {
  const inPage = async <Given, Result>(run: (given: Given) => Result | Promise<Result>, given: Given) =>
    JSON.parse(
      await browser.evaluate(
        `(async () => JSON.stringify((await (${String(run)})(${JSON.stringify(given)})) ?? null))()`,
      ),
    ) as Result;

  async function find(target: Target): Promise<Place[]> {
    const isReady = await inPage(() => 'axe' in globalThis, null);
    if (!isReady) await browser.evaluate(`(() => { ${axe}; return ''; })()`);
    return inPage(placesInPage, query(target));
  }

  /** Waits until the target is in the page, uncovered and not moving. Scrolls to it. */
  async function see(target: Target): Promise<Place> {
    let before: Place | undefined;
    const check = async () => {
      const found = await find(target);
      const [place] = found;
      if (!place) {
        const others = await find({ role: target.role, ...(target.within && { within: target.within }) });
        throw new Error(`No ${named(target)} among: ${others.map(({ name }) => name).join(' | ')}`);
      }
      if (!target.first) expect(found, named(target)).toHaveLength(1);
      expect(place.isFree, `${named(target)} is covered`).toBe(true);
      const last = before;
      before = place;
      expect(place, `${named(target)} moves`).toEqual(last);
    };
    await expect(check).toPass({ timeout: 20_000, intervals: [50] });
    if (!before) throw new Error(`No ${named(target)}`);
    return before;
  }

  async function press(target: Target): Promise<void> {
    const { x, y, width, height } = await see(target);
    const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    const actions = [
      { type: 'pointerMove', ...middle },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ] as const;
    await browser.perform([{ type: 'pointer', id: 'mouse', actions }]);
  }

  const type = (text: string) => {
    const actions = text
      .split('')
      .flatMap((value) => [{ type: 'keyDown', value } as const, { type: 'keyUp', value } as const]);
    return browser.perform([{ type: 'key', id: 'keys', actions }]);
  };

  const fill = async (name: string, text: string) => {
    await press({ role: 'textbox', name });
    await type(text);
  };

  const paste = () => {
    const control = '\uE009';
    const keys = [control, 'v'];
    const actions = [
      ...keys.map((value) => ({ type: 'keyDown', value }) as const),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value }) as const),
    ];
    return browser.perform([{ type: 'key', id: 'keys', actions }]);
  };

  return {
    open: (path: string) => browser.open(new URL(path, baseURL).href),
    resize: browser.resize,
    print: browser.print,
    inPage,
    see,
    press,
    type,
    fill,
    paste,
  };
}

const named = ({ role, name, within }: Target): string =>
  `${role} ${String(name ?? '')}${within ? ` in ${named(within)}` : ''}`;

/** A target in a form that can be sent to the page. */
interface Query {
  role: string;
  name: { text: string; isPattern: boolean } | null;
  text?: string | undefined;
  within: Query | null;
  checked?: true | undefined;
}
const query = ({ role, name, text, within, checked }: Target): Query => ({
  role,
  name:
    name === undefined
      ? null
      : { text: typeof name === 'string' ? name : name.source, isPattern: typeof name !== 'string' },
  text,
  within: within ? query(within) : null,
  checked,
});

interface Axe {
  setup: (root: Element) => void;
  teardown: () => void;
  commons: {
    aria: { getRole: (element: Element) => string | null };
    text: { accessibleText: (element: Element) => string };
  };
}

/** Runs in the page. */
function placesInPage(target: Query): Place[] {
  const { setup, teardown, commons } = (globalThis as unknown as { axe: Axe }).axe;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const isChecked = (element: Element) =>
    element instanceof HTMLInputElement ? element.checked : element.ariaChecked === 'true';
  const nameOf = (element: Element) => commons.text.accessibleText(element).replaceAll(/\s+/g, ' ').trim();
  const matches = (element: Element, { name }: Query) =>
    !name || (name.isPattern ? new RegExp(name.text).test(nameOf(element)) : nameOf(element) === name.text);
  const find = (wanted: Query): Element[] =>
    (wanted.within ? find(wanted.within) : [document.body])
      .flatMap((root) => [...root.querySelectorAll('*')])
      .filter(
        (element) =>
          commons.aria.getRole(element) === wanted.role &&
          isShown(element) &&
          matches(element, wanted) &&
          (!wanted.text || element.textContent?.includes(wanted.text) === true) &&
          (!wanted.checked || isChecked(element)),
      );
  const place = (element: Element): Place => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isSeen = (across: number, down: number) => {
      const top = document.elementFromPoint(x + across, y + down);
      return top !== null && (element.contains(top) || element.closest('label')?.contains(top) === true);
    };
    const edges = [
      isSeen(2, height / 2),
      isSeen(width - 2, height / 2),
      isSeen(width / 2, 2),
      isSeen(width / 2, height - 2),
    ];
    return {
      name: nameOf(element),
      x,
      y,
      width,
      height,
      isFree: isSeen(width / 2, height / 2),
      isWhole: edges.every(Boolean),
    };
  };
  setup(document.body);
  try {
    const found = find(target);
    const [first] = found;
    const box = first?.getBoundingClientRect();
    if (first && box && (box.top < 0 || box.bottom > innerHeight)) first.scrollIntoView({ block: 'center' });
    return found.map(place);
  } finally {
    teardown();
  }
}
