/** The page's inline style, which its policy allows by its hash. */
export const previewStyle = `
:root { color-scheme: light dark; --bar: color-mix(in srgb, currentcolor 8%, transparent); }
body { margin: 0; padding: 6vh 7vw; display: grid; gap: 20px; align-content: start; }
i { display: block; height: 16px; max-width: 44rem; border-radius: 8px; background: var(--bar); }
i:first-child { height: 40px; max-width: 26rem; margin-bottom: 12px; } i:nth-child(3n) { max-width: 36rem; }
i:nth-child(5) { height: 30vh; max-width: 60rem; border-radius: 12px; margin: 12px 0; }`;

/** The script that shows the widget on it. */
export const previewScript = '/widget/preview.script';

/** A site of which only the shape is there, so that nothing draws the eye from the widget on it. */
export const previewPage = `<!doctype html><html lang="da"><meta charset="utf-8"><title>Preview</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${previewStyle}</style>
<body aria-hidden="true">${'<i></i>'.repeat(9)}<script src="${previewScript}"></script></html>`;
