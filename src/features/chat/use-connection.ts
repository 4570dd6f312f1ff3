import { useEffect, useState } from 'react';
import { useEntries } from '#src/api/use-writes.ts';
import { toastTime } from '#src/ui/toast-time.ts';
import { useOnline } from '#src/ui/use-online.ts';

/** `back` for some seconds once the network has returned and everything has been sent. */
export function useConnection(): 'online' | 'offline' | 'back' {
  const isOnline = useOnline();
  const isAllSent = useEntries().length === 0;
  const [wasOffline, setWasOffline] = useState(!isOnline);
  if (!isOnline && !wasOffline) setWasOffline(true);
  const isBack = wasOffline && isOnline && isAllSent;
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => setWasOffline(false), toastTime);
    return () => clearTimeout(timer);
  }, [isBack]);
  if (!isOnline) return 'offline';
  return isBack ? 'back' : 'online';
}
