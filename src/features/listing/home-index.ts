import type { Home } from '#src/domain/home.ts';
import { type Ranks, rank, rankSteps, reorder, type SortKey, type SortTerm } from './home-order.ts';

/** What a search looks through, folded, one function a field: apart, a text with nothing to fold is not kept twice. */
export type SearchTexts = readonly ((home: Home) => string)[];

/**
 * What filtering and sorting need of each home, prepared once: from one reading of the homes to the next, what is known of an untouched
 * home is kept. Everything is made when it is first asked for; `prepare` asks for it piece by piece, in idle time.
 */
export class HomeIndex {
  readonly homes: readonly Home[];
  readonly #reads: SearchTexts;
  readonly #natural: SortKey;
  readonly #texts: readonly (string | undefined)[][];
  #preparation: Iterator<void> | null = null;
  // What was sorted by for a while alone, as days at one minute, goes with its key.
  readonly #ranks = new WeakMap<SortKey, Ranks>();
  readonly #orders = new Map<string, Int32Array>();

  constructor(homes: readonly Home[], reads: SearchTexts, natural: SortKey, before?: HomeIndex) {
    this.homes = homes;
    this.#reads = reads;
    this.#natural = natural;
    const known = before && before.#reads === reads ? before : null;
    this.#texts = reads.map((_, field) =>
      known ? carryOver(known.homes, known.#texts[field] ?? [], homes) : Array.from(homes, () => undefined),
    );
  }

  /** Whether each of the words is in one of the home's texts. */
  matches(at: number, words: readonly string[]): boolean {
    for (const word of words) if (!this.#has(at, word)) return false;
    return true;
  }

  #has(at: number, word: string): boolean {
    for (let field = 0; field < this.#reads.length; field += 1) if (this.#textOf(field, at).includes(word)) return true;
    return false;
  }

  #textOf(field: number, at: number): string {
    const texts = this.#texts[field];
    const known = texts?.[at];
    if (known !== undefined) return known;
    const home = this.homes[at];
    const text = (home && this.#reads[field]?.(home)) ?? '';
    if (texts) texts[at] = text;
    return text;
  }

  /** The positions of all homes in the order of the terms; equal ones stay newest first. */
  order(terms: readonly SortTerm[]): Int32Array {
    const name = terms.map(({ key, descending }) => `${this.#nameOf(key)}${descending ? '-' : '+'}`).join();
    const known = this.#orders.get(name);
    if (known) return known;
    const first = terms.length === 0 ? { key: this.#natural, descending: true } : null;
    let order: Int32Array = first
      ? reorder(Int32Array.from(this.homes.keys()), this.#ranksOf(first.key), first.descending)
      : this.order([]);
    for (const { key, descending } of terms.toReversed()) order = reorder(order, this.#ranksOf(key), descending);
    // What was asked for lately is likely to be asked for again: a third click on a header, a back step.
    if (this.#orders.size > keptOrders) this.#orders.clear();
    this.#orders.set(name, order);
    return order;
  }

  /** One step of the preparation, until `over` says that time is up; false once nothing is left to do. */
  prepare(keys: readonly SortKey[], over: () => boolean): boolean {
    this.#preparation ??= this.#steps(keys);
    while (!this.#preparation.next().done) if (over()) return true;
    return false;
  }

  *#steps(keys: readonly SortKey[]): Generator<void> {
    for (let at = 0; at < this.homes.length; at += 1) {
      for (const field of this.#reads.keys()) this.#textOf(field, at);
      if (at % atOnce === 0) yield;
    }
    for (const key of keys) {
      if (this.#ranks.has(key)) continue;
      this.#ranks.set(key, yield* rankSteps(this.homes, key));
      yield;
    }
  }

  #ranksOf(key: SortKey): Ranks {
    const known = this.#ranks.get(key);
    if (known) return known;
    const ranks = rank(this.homes, key);
    this.#ranks.set(key, ranks);
    return ranks;
  }

  readonly #names = new WeakMap<SortKey, number>();
  #named = 0;
  #nameOf(key: SortKey): number {
    const known = this.#names.get(key) ?? this.#named++;
    this.#names.set(key, known);
    return known;
  }
}

const keptOrders = 8;
const atOnce = 64;

/** Finds the text of each home again: a list mostly stays in order, with a home changed or gone here and there. */
function carryOver(
  before: readonly Home[],
  texts: readonly (string | undefined)[],
  homes: readonly Home[],
): (string | undefined)[] {
  let from = 0;
  let places: Map<Home, number> | null = null;
  return homes.map((home) => {
    if (before[from] === home) return texts[from++];
    if (before[from + 1] === home) {
      from += 2;
      return texts[from - 1];
    }
    if (before[from]?.id === home.id) {
      from += 1;
      return undefined;
    }
    places ??= new Map(before.map((known, at) => [known, at]));
    const place = places.get(home);
    if (place === undefined) return undefined;
    from = place + 1;
    return texts[place];
  });
}
