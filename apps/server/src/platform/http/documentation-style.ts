/** The page's inline style, which its policy allows by its hash. */
export const documentationStyle = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0; } main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid color-mix(in srgb, currentcolor 15%, transparent); }
summary { cursor: pointer; padding: .4rem 0; } summary span { opacity: .7; }
pre { overflow: auto; max-height: 24rem; padding: .75rem; border-radius: 8px;
  background: color-mix(in srgb, currentcolor 6%, transparent); } code { font-size: 13px; }
nav a { margin-right: .75rem; }`;
