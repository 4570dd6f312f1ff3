/** Tells the page that the device asks to close something, as Android does by Back. Missing in TypeScript's library. */
declare class CloseWatcher {
  constructor(options: { signal: AbortSignal });
  onclose: () => void;
}
