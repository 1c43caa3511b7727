import { textOn } from '../accent.ts';

/**
 * The launcher's and the panel's style, as a constructed sheet: a host page's content security policy does not
 * apply to it. `!important` on the host element wins over the page's own rules.
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
iframe { position: fixed; right: 16px; bottom: 88px; width: 384px; height: min(640px, 100dvh - 104px);
  max-width: calc(100vw - 32px); box-sizing: border-box; border: 1px solid rgb(16 24 26 / .16); border-radius: 12px;
  color-scheme: light dark; background: #fff; box-shadow: 0 8px 32px rgb(16 24 26 / .16);
  visibility: hidden; opacity: 0; transform: translateY(8px); pointer-events: none;
  transition: opacity 140ms ease, transform 140ms ease, visibility 0s 140ms; }
iframe.open { visibility: visible; opacity: 1; transform: none; pointer-events: auto; transition-delay: 0s; }
@media (prefers-color-scheme: dark) { iframe { background: #14191b; border-color: rgb(255 255 255 / .16); } }
@media (max-width: 480px) {
  iframe { inset: 0; width: 100%; height: 100dvh; max-width: none; border: 0; border-radius: 0; }
  [aria-expanded=true] { visibility: hidden; }
}
@media (prefers-reduced-motion: reduce) { button, iframe { transition: none; } button:hover { transform: none; } }
`);
  return sheet;
}
