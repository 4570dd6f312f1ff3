const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Reloads the page, unless that would only show the browser's own error page. */
export async function reload(): Promise<void> {
  if (await canReload()) location.reload();
}

/**
 * Reloads the page for code that the current screen cannot fetch again: some browsers keep a failed fetch for as long as the
 * page lives, and after a deploy the file is gone for good. The browser asks a person who has done something on the page first, as something
 * may be typed.
 */
export async function reloadForCode(): Promise<void> {
  if (!(await canReload())) return;
  addEventListener('beforeunload', ask, { once: true });
  location.reload();
}

const canReload = async () =>
  navigator.serviceWorker?.controller ??
  (await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => null))?.ok;
