/** What the page hears of when the device asks to close something, as Android does by Back. TypeScript does not know it yet. */
interface CloseWatcher {
  onclose: () => void;
  destroy: () => void;
}

declare const CloseWatcher: { new (): CloseWatcher };
