import { accountByToken } from './accounts.ts';
import { answerTo } from './agent-answers.ts';
import type { Backend } from './control.ts';
import { action, choice, labelled, tick } from './demo-field.ts';
import type { DemoWords } from './demo-words.ts';
import { element } from './element.ts';
import { homesOf } from './homes.ts';
import { applyMarketEvent, cut, type MarketEvent, marketEventSchema, nextStatus } from './market.ts';
import { agentOf } from './seed/agents.ts';

/** How many homes the panel offers. */
const shownHomes = 40;

interface Choosable {
  id: string;
  address: string;
  price: number;
  status: string;
}

/** The session's token as the portal stores it; null without a session, or if storage is blocked. */
function storedToken(): string | null {
  try {
    return localStorage.getItem('token');
  } catch {
    return null;
  }
}

/** Lets a tester change the homes of the signed-in buyer, as agent and market would. */
export function marketSection({ database, conditions }: Backend, changed: () => void) {
  let buyer: string | null = null;
  let hasAgent = false;
  let homes: Choosable[] = [];
  let chosen = '';
  let text = answerTo('', 0);

  async function read(): Promise<void> {
    const token = storedToken();
    await database.transact((transaction) => {
      const account = accountByToken(transaction, token);
      buyer = account?.email ?? null;
      hasAgent = Boolean(account && agentOf(account.agentEmail));
      homes = (account ? homesOf(transaction, account) : [])
        .slice(0, shownHomes)
        .map(({ _id, address, price, mStatus }) => ({
          id: String(_id),
          address: String(address),
          price: Number(price),
          status: String(mStatus),
        }));
    });
  }

  async function apply(event: MarketEvent): Promise<void> {
    const parsed = marketEventSchema.parse({ ...event, ...(buyer && { buyer }) });
    await database.transact((transaction) => applyMarketEvent(transaction, parsed));
    changed();
  }

  function onOneHome(words: DemoWords): HTMLElement[] {
    const home = homes.find(({ id }) => id === chosen) ?? homes[0];
    if (!home) return [];
    const next = nextStatus[home.status];
    const input = element('input', { id: 'agent-text', type: 'text', dir: 'auto' });
    input.value = text;
    input.addEventListener('input', () => {
      text = input.value;
    });
    const choose = (id: string) => {
      chosen = id;
      changed();
    };
    return [
      labelled(
        words.home,
        choice(
          'market-home',
          homes.map(({ id, address }) => [id, address] as const),
          home.id,
          choose,
        ),
      ),
      element(
        'div',
        { class: 'actions' },
        action('cut-price', words.cutPrice, () => {
          void apply({ kind: 'price', home: home.id, price: cut(home.price, 3) });
        }),
        ...(next
          ? [
              action('next-status', words.moveStatus, () => {
                void apply({ kind: 'status', home: home.id, status: next });
              }),
            ]
          : []),
      ),
      ...(hasAgent
        ? [
            labelled(words.message, input),
            action('agent-writes', words.agentWrites, () => void apply({ kind: 'message', home: home.id, text })),
          ]
        : []),
    ];
  }

  function render(words: DemoWords): HTMLElement {
    const isMoving = conditions.get().market === 'moving';
    return element(
      'section',
      { 'aria-labelledby': 'market' },
      element('h3', { id: 'market' }, words.market),
      tick('market-moves', words.moves, isMoving, (on) => conditions.set({ market: on ? 'moving' : 'still' })),
      ...(buyer
        ? [
            ...onOneHome(words),
            action('share-home', words.shareHome, () => void apply({ kind: 'share' })),
            element('p', { class: 'small' }, words.marketHint),
          ]
        : [element('p', { class: 'small' }, words.signInFirst)]),
    );
  }

  return { read, render };
}
