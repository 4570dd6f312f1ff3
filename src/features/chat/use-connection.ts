import { useEffect, useState } from 'react';
import { useEntries } from '#src/api/use-writes.ts';
import { toastTime } from '#src/ui/toast-time.ts';
import { useOnline } from '#src/ui/use-online.ts';

/** `back` for some seconds once the network has returned and everything has been sent. */
export function useConnection(): 'online' | 'offline' | 'back' {
  const isOnline = useOnline();
  const entries = useEntries();
  const isSettled = isOnline && !entries.some(({ state }) => state === 'waiting' || state === 'sending');
  const [wasOffline, setWasOffline] = useState(!isOnline);
  if (!isOnline && !wasOffline) setWasOffline(true);
  // The entries that are left wait for the buyer, so not everything has been sent.
  if (wasOffline && isSettled && entries.length > 0) setWasOffline(false);
  const isBack = wasOffline && isSettled;
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => setWasOffline(false), toastTime);
    return () => clearTimeout(timer);
  }, [isBack]);
  if (!isOnline) return 'offline';
  return isBack ? 'back' : 'online';
}
