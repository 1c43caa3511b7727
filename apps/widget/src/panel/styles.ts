/**
 * How the panel looks; where it stands is the launcher's. While the early composer covers it, it does not fade in, which
 * would take time from the frame that loads, and on a phone the launcher stands in its header, where the frame will have
 * a button to close the chat.
 */
export const panelStyles = `
.panel{--surface:#fff;--raised:#f1f4f4;--text:#1a2426;--soft:#566366;--line:#dde3e4;--control:#7c898c;
background:var(--surface);opacity:0;transform:translateY(8px);
transition:opacity 140ms ease,transform 140ms ease,visibility 0s 140ms}
.panel.open{opacity:1;transform:none;transition-delay:0s}
.panel:has(.early){transition:none}
.panel.max+button{visibility:hidden}
.panel.max{inset:16px;width:auto;height:auto;margin:0;max-width:none;max-height:none}
iframe{display:block;width:100%;height:100%;border:0}
.early{position:absolute;inset:0;display:grid;grid:60px 1fr auto/1fr auto;align-items:end;gap:0 8px;outline:none;
background:var(--surface);color:var(--text);font:16px/22px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
.early header,.early p{grid-area:1/1/2/3;align-self:stretch;border-bottom:1px solid var(--line)}
.early header{background:var(--raised)}
.early p{grid-row:2;margin:0;padding:16px;color:var(--soft);font-size:13px}
.early textarea{position:static;box-sizing:border-box;min-width:0;max-height:154px;margin:12px 0 12px 12px;
border:1px solid var(--control);border-radius:22px;font:inherit;resize:none;white-space:pre-wrap;field-sizing:content}
.early textarea:focus-visible{border-color:var(--text);outline:1px solid var(--text)}
.early ::placeholder{color:var(--soft);opacity:1}
.early i{box-sizing:border-box;width:44px;height:44px;margin:12px 12px 12px 0;border:1px solid var(--line);
border-radius:50%;background:var(--raised)}
@media (prefers-color-scheme:dark){.panel{--surface:#14191b;--raised:#20282b;--text:#e6ebec;--soft:#a3b0b3;
--line:#2d373a;--control:#768487;border-color:rgb(255 255 255/.16)}}
@media (max-width:480px),(max-height:440px){.panel:has(.early)+button{position:fixed;inset:8px 8px auto auto;width:44px;height:44px;
visibility:visible}}
@media (prefers-reduced-motion:reduce){.panel{transition:none}}`;
