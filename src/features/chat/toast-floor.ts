/** The ref of the element above which toasts appear. A variable of the body says where, because a chosen theme resets those of the root. */
export function toastFloor(element: HTMLElement | null) {
  if (!element) return undefined;
  const { style } = document.body;
  const observer = new ResizeObserver(() => {
    style.setProperty('--toast-floor', `${window.innerHeight - element.getBoundingClientRect().top}px`);
  });
  observer.observe(element);
  // The element moves with the height of the page, as when a keyboard comes.
  observer.observe(document.body);
  return () => {
    observer.disconnect();
    style.removeProperty('--toast-floor');
  };
}
