/*
 * The page's own variables where there are any, so that the panel follows theme and mode. A constructed sheet, because the
 * Content-Security-Policy allows no inline style.
 */
const css = `
:host {
  --panel-surface: var(--surface, light-dark(#ffffff, #1a1c1e));
  --panel-heading: var(--heading, light-dark(#262626, #f0f1f2));
  --panel-text: var(--text, light-dark(#545454, #c6c9cc));
  --panel-hairline: var(--hairline, light-dark(#e7e7e5, #2c2f33));
  --panel-fill: var(--primary-fill, light-dark(#37804f, #54b579));
  --panel-on-fill: var(--on-primary, light-dark(#ffffff, #06170c));
  --panel-float: var(--float, 0 8px 28px rgb(16 24 32 / 0.2));
  color: var(--panel-text);
  font: 400 14px/20px system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Arabic', sans-serif;
  font-variant-numeric: tabular-nums;
}
* { box-sizing: border-box; }
button { font: inherit; font-weight: 600; color: inherit; cursor: pointer; }
:focus-visible { outline: 2px solid var(--panel-fill); outline-offset: 2px; }
:host { flex: none; }
h2, h3, p, ul { margin: 0; padding: 0; }
h2 { font-size: 16px; line-height: 24px; font-weight: 600; color: var(--panel-heading); }
h3 { font-size: 14px; line-height: 20px; font-weight: 600; color: var(--panel-heading); }
ul { list-style: none; display: grid; }

.pill {
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 6px;
  min-block-size: 32px;
  max-inline-size: 100%;
  padding: 0 8px;
  border: 1px solid var(--panel-hairline);
  border-radius: 999px;
  background: var(--panel-surface);
  color: var(--panel-heading);
  font-size: 13px;
}
@media (max-width: 991px) { .pill { min-block-size: 44px; } }
.badge {
  min-inline-size: 18px;
  padding-inline: 4px;
  border-radius: 9px;
  font-size: 12px;
  line-height: 18px;
  text-align: center;
  background: var(--panel-fill);
  color: var(--panel-on-fill);
}

.panel {
  position: fixed;
  inset: auto auto 16px auto;
  inset-inline-start: 16px;
  z-index: 501;
  margin: 0;
  inline-size: min(380px, 100vw - 32px);
  max-block-size: min(640px, 100dvh - 32px);
  overflow: auto;
  overscroll-behavior: contain;
  display: grid;
  gap: 20px;
  padding: 16px;
  border: 1px solid var(--panel-hairline);
  border-radius: 12px;
  background: var(--panel-surface);
  color: inherit;
  box-shadow: var(--panel-float);
}
.panel:focus { outline: none; }
[hidden] { display: none !important; }
header { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
section { display: grid; gap: 8px; }
li { display: grid; gap: 2px; padding-block: 10px; border-block-start: 1px solid var(--panel-hairline); }
.line { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
.small { font-size: 13px; }
.strong { font-weight: 600; color: var(--panel-heading); }
.ltr { direction: ltr; unicode-bidi: isolate; overflow-wrap: anywhere; justify-self: start; }
.code { font-size: 28px; line-height: 36px; font-weight: 600; letter-spacing: 0.08em; color: var(--panel-heading); }
.field { display: grid; gap: 2px; }
.tick { display: flex; align-items: center; gap: 8px; min-block-size: 24px; }
.actions { display: flex; flex-wrap: wrap; gap: 8px; }
section > .quiet { justify-self: start; }
select, input:not([type='checkbox']) {
  font: inherit;
  color: var(--panel-heading);
  background: var(--panel-surface);
  min-block-size: 32px;
  min-inline-size: 0;
  padding-inline: 8px;
  border: 1px solid var(--panel-text);
  border-radius: 8px;
}
.quiet, .fill {
  flex: none;
  min-block-size: 32px;
  padding: 5px 12px;
  border: 1px solid var(--panel-hairline);
  border-radius: 10px;
  background: var(--panel-surface);
  color: var(--panel-heading);
}
.fill { border-color: transparent; background: var(--panel-fill); color: var(--panel-on-fill); }
.status { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
@media (pointer: coarse) { .quiet, .fill, .tick, select, input:not([type='checkbox']) { min-block-size: 44px; } }
@media print { :host { display: none; } }
`;

export function demoPanelStyle(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
