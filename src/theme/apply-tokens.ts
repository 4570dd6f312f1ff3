/** Sets colours on the root element over those of the style sheet, by token without its dashes, and takes back what was set there before. */
export function applyTokens(tokens: Record<string, string>): void {
  const root = document.documentElement;
  for (const name of Array.from(root.style))
    if (name.startsWith('--') && !(name.slice(2) in tokens)) root.style.removeProperty(name);
  for (const [name, color] of Object.entries(tokens)) root.style.setProperty(`--${name}`, color);
  // The browser's own bars, and the title bar of the installed portal, have the ground of the header.
  const ground = getComputedStyle(root).getPropertyValue('--header-ground');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground.trim());
}
