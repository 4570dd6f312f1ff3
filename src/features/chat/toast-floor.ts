/** The ref of the element that the toasts stand on, however high it is. It is a variable of the body: a theme that is chosen takes those of others from the root. */
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
