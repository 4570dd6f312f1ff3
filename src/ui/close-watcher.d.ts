/** What the page hears of when the device asks to close something, as Android does by Back. TypeScript does not know it yet. */
declare class CloseWatcher {
  constructor(options: { signal: AbortSignal });
  onclose: () => void;
}
