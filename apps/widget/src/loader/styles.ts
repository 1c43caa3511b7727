import { textOn } from '../accent.ts';

/**
 * The launcher's and the panel's style, as a constructed sheet: a host page's content security policy does not
 * apply to it. `!important` on the host element wins over the page's own rules. While the early composer covers the
 * panel it does not fade in, which would take time from the frame that loads, and on a phone the launcher stands in its
 * header, where the frame will have a button to close the chat.
 */
export function loaderStyles(accent: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
:host { all: initial !important; position: fixed !important; inset: auto 16px 16px auto !important;
  z-index: 2147483000 !important; display: block !important; }
@media print { :host { display: none !important; } }
button { all: unset; box-sizing: border-box; position: relative; display: grid; place-items: center; width: 56px;
  height: 56px; border-radius: 50%; cursor: pointer; background: ${accent}; color: ${textOn(accent)};
  border: 1px solid color-mix(in srgb, currentColor 24%, transparent);
  box-shadow: 0 1px 2px rgb(16 24 26 / .16), 0 4px 16px rgb(16 24 26 / .12); transition: transform 140ms ease; }
button:hover { transform: translateY(-1px); }
button:focus-visible { outline: 2px solid #10181a; outline-offset: 2px; box-shadow: 0 0 0 6px #fff; }
svg { width: 26px; height: 26px; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round;
  stroke-linejoin: round; }
[aria-expanded=true] .talk, [aria-expanded=false] .fold { display: none; }
.badge { position: absolute; top: -4px; right: -4px; min-width: 22px; height: 22px; padding: 0 6px;
  box-sizing: border-box; border-radius: 11px; border: 2px solid #fff; background: #b3261e; color: #fff;
  font: 600 12px/18px system-ui, sans-serif; text-align: center; }
.badge[hidden] { display: none; }
.panel { --surface: #fff; --raised: #f1f4f4; --text: #1a2426; --soft: #566366; --line: #dde3e4; --control: #7c898c;
  position: fixed; right: 16px; bottom: 88px; width: 384px; height: min(640px, 100dvh - 104px);
  max-width: calc(100vw - 32px); box-sizing: border-box; overflow: hidden; border: 1px solid rgb(16 24 26 / .16);
  border-radius: 12px; color-scheme: light dark; background: var(--surface); box-shadow: 0 8px 32px rgb(16 24 26 / .16);
  visibility: hidden; opacity: 0; transform: translateY(8px); pointer-events: none;
  transition: opacity 140ms ease, transform 140ms ease, visibility 0s 140ms; }
.open { visibility: visible; opacity: 1; transform: none; pointer-events: auto; transition-delay: 0s; }
.panel:has(.early) { transition: none; }
iframe { display: block; width: 100%; height: 100%; border: 0; }
.early { position: absolute; inset: 0; display: grid; grid: 60px 1fr auto / 1fr auto; align-items: end; gap: 0 8px;
  outline: none; background: var(--surface); color: var(--text);
  font: 16px/22px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
.early header, .early p { grid-area: 1 / 1 / 2 / 3; align-self: stretch; border-bottom: 1px solid var(--line); }
.early header { background: var(--raised); }
.early p { grid-row: 2; margin: 0; padding: 16px; color: var(--soft); font-size: 13px; }
.early textarea { box-sizing: border-box; min-width: 0; max-height: 154px; margin: 12px 0 12px 12px; padding: 10px 14px;
  border: 1px solid var(--control); border-radius: 22px; background: none; color: inherit; font: inherit; resize: none;
  field-sizing: content; }
.early textarea:focus-visible { border-color: var(--text); outline: 1px solid var(--text); }
.early ::placeholder { color: var(--soft); opacity: 1; }
.early i { box-sizing: border-box; width: 44px; height: 44px; margin: 12px 12px 12px 0; border: 1px solid var(--line);
  border-radius: 50%; background: var(--raised); }
@media (prefers-color-scheme: dark) { .panel { --surface: #14191b; --raised: #20282b; --text: #e6ebec; --soft: #a3b0b3;
  --line: #2d373a; --control: #768487; border-color: rgb(255 255 255 / .16); } }
@media (max-width: 480px) {
  .panel { inset: 0; width: 100%; height: 100dvh; max-width: none; border: 0; border-radius: 0; }
  [aria-expanded=true] { visibility: hidden; }
  .panel:has(.early) + button { position: fixed; inset: 8px 8px auto auto; width: 44px; height: 44px; visibility: visible; }
}
@media (prefers-reduced-motion: reduce) { button, .panel { transition: none; } button:hover { transform: none; } }
`);
  return sheet;
}
