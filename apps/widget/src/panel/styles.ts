/**
 * How the panel looks, and the news that stand in its place while it is shut; where they stand is the launcher's. While the
 * early composer covers it, the panel does not fade in, which would take time from the frame that loads, and on a phone the
 * launcher stands in its header, where the frame will have a button to close the chat.
 */
export const panelStyles = `
.panel,.news{--surface:#fff;--raised:#f1f4f4;--text:#1a2426;--soft:#566366;--line:#dde3e4;--control:#7c898c}
.panel{background:var(--surface);opacity:0;transform:translateY(8px);
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
@media (prefers-color-scheme:dark){.panel,.news{--surface:#14191b;--raised:#20282b;--text:#e6ebec;--soft:#a3b0b3;
--line:#2d373a;--control:#768487;border-color:rgb(255 255 255/.16)}}
@media (max-width:480px),(max-height:440px){.panel:has(.early)+button{position:absolute;inset:8px 8px auto auto;width:44px;height:44px;
visibility:visible}}
.news{display:grid;width:300px;height:fit-content;background:var(--surface);color:var(--text);
font:14px/20px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;pointer-events:auto;animation:news 140ms ease}
.news button{width:auto;height:auto;border:0;border-radius:inherit;background:none;box-shadow:none;color:inherit;transform:none}
.news button:focus-visible{outline:2px solid var(--text);outline-offset:-3px;box-shadow:none}
.news .whole{display:block;place-items:normal;padding:12px 44px 14px 16px;text-align:start}
.news .whole:hover{background:var(--raised)}
.news b,.news span{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;overflow-wrap:anywhere}
.news b{font-weight:600;-webkit-line-clamp:1}
.news span{-webkit-line-clamp:3}
.news .gone{position:absolute;top:4px;right:4px;width:36px;height:36px;color:var(--soft)}
.news .gone:hover{color:var(--text)}
.news svg{width:16px;height:16px}
.said{position:fixed;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}
@keyframes news{from{opacity:0;transform:translateY(8px)}}
@media (prefers-reduced-motion:reduce){.panel{transition:none}.news{animation:none}}`;
