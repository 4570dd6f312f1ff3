export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // WebKit reads the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
