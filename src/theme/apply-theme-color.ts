/** Gives the browser's own bars, and the title bar of the installed portal, the ground of the header. */
export function applyThemeColor(): void {
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--header-ground');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground.trim());
}
