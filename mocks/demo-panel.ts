import type { Backend } from './control.ts';
import { demoPanelStyle } from './demo-panel-style.ts';
import { action } from './demo-field.ts';
import { marketSection } from './demo-market.ts';
import { serverSection } from './demo-server.ts';
import { type DemoWords, demoWords } from './demo-words.ts';
import { element } from './element.ts';
import { mailOf, markMailRead } from './mailbox.ts';
import { type PersonaKey, personas } from './personas.ts';
import type { Mail } from './state.ts';
import { onDemoDataChange } from './storage/browser-storage.ts';
import { wipeDevice } from './wipe-device.ts';

const shownMails = 5;

/** The name of the empty element that the portal has for the panel: see `src/ui/corner.tsx`. */
const place = 'portal-corner';

/**
 * The demo's mailbox, accounts, market and server switches, opened by a pill. It is not part of the portal: it has its own shadow root,
 * words and styles, and does not touch focus or keys outside of it.
 */
class DemoPanel extends HTMLElement {
  static backend: Backend;
  #words: DemoWords = demoWords('en');
  #mails: Mail[] = [];
  #pill = element('button', { class: 'pill', type: 'button', 'aria-expanded': 'false', 'aria-controls': 'panel' });
  #panel = element('div', {
    class: 'panel',
    id: 'panel',
    role: 'dialog',
    'aria-labelledby': 'title',
    tabindex: '-1',
    popover: 'manual',
  });
  #status = element('div', { class: 'status', role: 'status' });
  #content = element('div', {}, this.#pill, this.#panel, this.#status);
  #market = marketSection(DemoPanel.backend, () => void this.#refresh());
  #server = serverSection(DemoPanel.backend);
  #stopListening = new AbortController();

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [demoPanelStyle()];
    root.append(this.#content);
    this.#panel.hidden = true;
    this.#pill.addEventListener('click', () => void this.#toggle(!this.#open));
    root.addEventListener('keydown', (event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || !this.#open) return;
      event.stopPropagation();
      void this.#toggle(false);
    });
  }

  get #open(): boolean {
    return this.#panel.hidden === false;
  }

  connectedCallback(): void {
    const page = document.documentElement;
    const speak = () => {
      this.#words = demoWords(page.lang);
      this.#render();
    };
    const languages = new MutationObserver(speak);
    languages.observe(page, { attributeFilter: ['lang'] });
    const { signal } = (this.#stopListening = new AbortController());
    signal.addEventListener('abort', () => languages.disconnect());
    onDemoDataChange(() => void this.#refresh(), signal);
    // Outside of every landmark, the panel has to be one.
    if (!this.closest('aside, footer, [role=dialog]')) this.#content.role = 'complementary';
    speak();
    void this.#refresh();
  }

  disconnectedCallback(): void {
    this.#stopListening.abort();
  }

  async #refresh(): Promise<void> {
    this.#mails = await mailOf(DemoPanel.backend.database);
    await this.#market.read();
    this.#render();
  }

  async #toggle(open: boolean): Promise<void> {
    this.#panel.hidden = !open;
    // In the top layer nothing covers the panel, wherever the pill is.
    this.#panel.togglePopover?.(open);
    this.#render();
    (open ? this.#panel : this.#pill).focus();
    if (open) await this.#refresh();
  }

  #render(): void {
    const { demo, title, close, unread: unreadWord } = this.#words;
    const open = this.#open;
    const unread = this.#mails.filter(({ read }) => !read).length;
    if (this.#content.role) this.#content.setAttribute('aria-label', title);
    this.#pill.setAttribute('aria-expanded', String(open));
    this.#pill.setAttribute('aria-label', unread > 0 ? `${demo} (${unreadWord}: ${unread})` : demo);
    this.#pill.replaceChildren(
      element('span', { class: 'word', 'aria-hidden': 'true' }, demo),
      ...(unread > 0 ? [element('span', { class: 'badge', 'aria-hidden': 'true' }, String(unread))] : []),
    );
    if (!open) return this.#panel.replaceChildren();
    const closing = action('close', close, () => void this.#toggle(false));
    this.#keepFocus(() =>
      this.#panel.replaceChildren(
        element('header', {}, element('h2', { id: 'title' }, title), closing),
        this.#mailbox(),
        this.#accounts(),
        this.#market.render(this.#words),
        this.#server.render(this.#words),
        this.#resetting(),
      ),
    );
    // Mails on screen count as read.
    if (unread > 0) void markMailRead(DemoPanel.backend.database);
  }

  /**
   * Restores the focus after a render, because a new mail may render the panel again while somebody uses it. A field stays the same one, with
   * what is typed and selected in it.
   */
  #keepFocus(render: () => void): void {
    const focused = this.shadowRoot?.activeElement;
    render();
    const again = focused?.id ? this.shadowRoot?.getElementById(focused.id) : null;
    if (!again) return;
    if (focused instanceof HTMLInputElement) again.replaceWith(focused);
    this.shadowRoot?.getElementById(again.id)?.focus();
  }

  #mailbox(): HTMLElement {
    const { mailbox, noMail, purposes, copyCode } = this.#words;
    const time = new Intl.DateTimeFormat(document.documentElement.lang || 'en', { timeStyle: 'short' });
    const mails = this.#mails
      .slice(0, shownMails)
      .map((mail) =>
        element(
          'li',
          {},
          element('span', { class: 'strong' }, purposes[mail.purpose]),
          element('span', { class: 'line small' }, element('bdi', { class: 'ltr' }, mail.to), time.format(mail.time)),
          element(
            'span',
            { class: 'line' },
            element('span', { class: 'code ltr' }, mail.code),
            this.#copying(`mail-${mail.id}`, copyCode, mail.code, 'fill'),
          ),
        ),
      );
    return element(
      'section',
      { 'aria-labelledby': 'mailbox' },
      element('h3', { id: 'mailbox' }, mailbox),
      mails.length > 0 ? element('ul', {}, ...mails) : element('p', {}, noMail),
    );
  }

  #accounts(): HTMLElement {
    const { accounts, password, copyPassword } = this.#words;
    const secret = personas.main.password;
    return element(
      'section',
      { 'aria-labelledby': 'accounts' },
      element('h3', { id: 'accounts' }, accounts),
      element(
        'p',
        { class: 'line' },
        element('span', {}, `${password} `, element('bdi', { class: 'strong ltr' }, secret)),
        this.#copying('password', copyPassword, secret),
      ),
      element('ul', {}, ...(Object.keys(personas) as PersonaKey[]).map((key) => this.#account(key))),
    );
  }

  #account(key: PersonaKey): HTMLElement {
    const { email, name } = personas[key];
    const { people, copyEmail } = this.#words;
    return element(
      'li',
      {},
      element(
        'span',
        { class: 'line' },
        element('bdi', { class: 'strong' }, name),
        this.#copying(`email-${key}`, copyEmail, email),
      ),
      element('span', { class: 'small' }, people[key]),
      element('bdi', { class: 'small ltr' }, email),
    );
  }

  #resetting(): HTMLElement {
    const { reset, resetHint } = this.#words;
    const button = element(
      'button',
      { class: 'quiet', type: 'button', id: 'reset', 'aria-describedby': 'hint' },
      reset,
    );
    button.addEventListener('click', () => void this.#reset());
    return element('section', {}, element('p', { id: 'hint', class: 'small' }, resetHint), button);
  }

  #copying(id: string, label: string, text: string, look = 'quiet'): HTMLElement {
    const button = element('button', { class: look, type: 'button', id, 'aria-label': `${label}: ${text}` }, label);
    button.addEventListener('click', () => void this.#copy(button, text));
    return button;
  }

  async #copy(button: HTMLElement, text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // The browser does not allow it. The text is shown beside the button and can be copied by hand.
      return;
    }
    const { copied } = this.#words;
    button.textContent = copied;
    button.setAttribute('aria-label', `${copied}: ${text}`);
    this.#status.textContent = `${copied}: ${text}`;
  }

  async #reset(): Promise<void> {
    await wipeDevice();
    location.assign(new URL('signin', document.baseURI));
  }
}

/** Renders the panel into every place that the portal has for it. */
export function mountDemoPanel(backend: Backend): void {
  DemoPanel.backend = backend;
  if (!customElements.get(place)) customElements.define(place, DemoPanel);
}
