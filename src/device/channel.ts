type Channel = Pick<BroadcastChannel, 'onmessage' | 'postMessage' | 'close'>;

/** Opens a channel to the other tabs. Firefox denies it to a site whose storage is blocked: such a tab hears nothing from the others. */
export function openChannel(name: string): Channel {
  try {
    return new BroadcastChannel(name);
  } catch {
    return { onmessage: null, postMessage: () => undefined, close: () => undefined };
  }
}
