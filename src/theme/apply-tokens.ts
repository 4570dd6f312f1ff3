/** Sets colours on the root element over those of the style sheet, by token without its dashes, and takes back what was set there before. */
export function applyTokens(tokens: Record<string, string>): void {
  const { style } = document.documentElement;
  for (const name of Array.from(style))
    if (name.startsWith('--') && !(name.slice(2) in tokens)) style.removeProperty(name);
  for (const [name, color] of Object.entries(tokens)) style.setProperty(`--${name}`, color);
}
