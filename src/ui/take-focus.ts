/**
 * The ref of the field that a layer begins with, for the keys after the one that opened it. Its code may come after the layer, when a newer
 * layer may have the focus. It needs `data-autofocus` as well: else the layer would give the focus to its Close.
 */
export function takeFocus(field: HTMLElement | null): void {
  const layer = document.activeElement?.closest('[role="dialog"]');
  if (!layer || layer.contains(field)) field?.focus();
}
