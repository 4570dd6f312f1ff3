import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryConditions } from './conditions.ts';
import type { Backend } from './control.ts';
import { createDatabase, type Database } from './database.ts';
import { mountDemoPanel } from './demo-panel.ts';
import { memoryFaults } from './faults.ts';
import { mailOf } from './mailbox.ts';
import { personas } from './personas.ts';
import { browserStorage } from './storage/browser-storage.ts';

let database: Database;
let backend: Backend;
let root: ShadowRoot;

const pill = () => root.querySelector<HTMLButtonElement>('.pill')!;
const panel = () => root.getElementById('panel')!;
const codes = () => Array.from(root.querySelectorAll('.code'), ({ textContent }) => textContent);
// A document in units has no keyboard.
const press = (key: string) =>
  root.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));

async function receive(code: string, to = 'linda.moreno@example.com'): Promise<void> {
  await database.transact(({ state, now }) => {
    const mail = { id: code, to, purpose: 'reset' as const, subject: '', code, time: now, read: false };
    state.mail.push(mail);
  });
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  document.documentElement.lang = 'en';
  database = createDatabase({ storage: browserStorage() });
  backend = { database, faults: memoryFaults(), conditions: memoryConditions({}) };
  mountDemoPanel(backend);
  document.body.append(document.createElement('portal-corner'));
  root = document.querySelector('portal-corner')!.shadowRoot!;
});
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the pill', () => {
  it('counts the codes that were not seen', async () => {
    expect(pill().getAttribute('aria-label')).toBe('Demo');
    await receive('111111');
    await receive('222222');
    await vi.waitFor(() => expect(pill().getAttribute('aria-label')).toBe('Demo (unread: 2)'));
    expect(pill().textContent).toBe('Demo2');
  });

  it('opens the panel and moves the focus in; Escape closes it and brings the focus back', () => {
    const outside = vi.fn<(event: Event) => void>();
    document.body.addEventListener('keydown', outside);
    pill().click();
    expect([panel().hidden, pill().getAttribute('aria-expanded')]).toEqual([false, 'true']);
    expect(root.activeElement).toBe(panel());
    press('Escape');
    expect([panel().hidden, pill().getAttribute('aria-expanded')]).toEqual([true, 'false']);
    expect(root.activeElement).toBe(pill());
    expect(outside).not.toHaveBeenCalled();
    document.body.removeEventListener('keydown', outside);
  });
});

describe('the panel', () => {
  it('shows the newest code first, a new one while it is open, and marks them read', async () => {
    await receive('111111');
    pill().click();
    await vi.waitFor(() => expect(codes()).toEqual(['111111', '482915']));
    await receive('222222');
    await vi.waitFor(() => expect(codes()).toEqual(['222222', '111111', '482915']));
    await vi.waitFor(async () => expect((await mailOf(database)).every(({ read }) => read)).toBe(true));
    await vi.waitFor(() => expect(pill().getAttribute('aria-label')).toBe('Demo'));
  });

  it('keeps the focus where it is when a code arrives', async () => {
    pill().click();
    root.getElementById('email-talk')?.focus();
    await receive('333333');
    await vi.waitFor(() => expect(codes()[0]).toBe('333333'));
    expect(root.activeElement?.id).toBe('email-talk');
  });

  it('shows what came by mail as text', async () => {
    await receive('444444', '<img src=x onerror=alert(1)>@example.com');
    pill().click();
    await vi.waitFor(() => expect(panel().textContent).toContain('<img src=x onerror=alert(1)>'));
    expect(root.querySelector('img')).toBeNull();
  });

  it('copies a code, an e-mail address and the password, and says so', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    pill().click();
    await vi.waitFor(() => expect(codes()).toHaveLength(1));
    for (const id of ['mail-mail-seed', 'email-main', 'password']) root.getElementById(id)?.click();
    expect(writeText.mock.calls).toEqual([['482915'], [personas.main.email], [personas.main.password]]);
    await vi.waitFor(() => expect(root.querySelector('[role=status]')?.textContent).toBe('Copied: homebuyer'));
  });

  it('lets things happen to the homes of whoever is signed in', async () => {
    await database.transact(({ state }) => {
      state.tokens['t'] = 'buyer-main';
    });
    localStorage.setItem('token', 't');
    pill().click();
    await vi.waitFor(() => expect(root.getElementById('cut-price')).not.toBeNull());
    root.getElementById('cut-price')?.click();
    const juniper = async () => (await database.transact(({ state }) => state.homes))['home-4187203'];
    await vi.waitFor(async () => expect(await juniper()).toMatchObject({ price: 593_500 }));
    for (const id of ['next-status', 'agent-writes', 'share-home']) root.getElementById(id)?.click();
    await vi.waitFor(async () => expect(await juniper()).toMatchObject({ mStatus: 'Under contract' }));
    await vi.waitFor(async () => expect((await juniper())?.replies?.[0]?.from).toBe('agent-ana'));
    await vi.waitFor(async () =>
      expect((await database.transact(({ state }) => state.shared))['buyer-main']).toHaveLength(1),
    );
  });

  it('says why it has no homes to choose from while nobody is signed in', async () => {
    pill().click();
    await vi.waitFor(() => expect(panel().textContent).toContain('Sign in to see your homes here.'));
  });

  it('sets the delay, the market and one fault', () => {
    pill().click();
    const set = (id: string, value: string) => {
      const control = root.getElementById(id) as HTMLInputElement | HTMLSelectElement;
      control.value = value;
      // Only a person's choice fires it by itself.
      control.dispatchEvent(new Event('change'));
    };
    set('latency', '2000');
    set('fault-call', 'listProperties');
    set('fault-kind', 'http-500');
    root.getElementById('fault-once')?.click();
    root.getElementById('market-moves')?.click();
    expect(backend.conditions.get()).toEqual({ latency: 2_000, market: 'moving' });
    expect(backend.faults.get()).toEqual([{ call: 'listProperties', fault: 'http-500', times: 1 }]);
    set('fault-kind', '');
    expect(backend.faults.get()).toEqual([]);
  });

  it('speaks the language of the page, and English where it does not know it', async () => {
    pill().click();
    const title = () => root.getElementById('title')?.textContent;
    for (const [lang, words] of [
      ['ar', 'أدوات العرض التجريبي'],
      ['es-MX', 'Ayudas de la demo'],
      ['pt', 'Demo helpers'],
    ] as const) {
      document.documentElement.lang = lang;
      await vi.waitFor(() => expect(title()).toBe(words));
    }
  });
});
