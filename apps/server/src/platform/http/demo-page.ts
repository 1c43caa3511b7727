const words = {
  da: {
    title: 'Nordlys Cykler',
    lead: 'Cykler til hverdagen, bygget til dansk vejr.',
    text: 'Dette er en demoside. Chatten nederst til højre er den chatwidget, du kan indsætte på jeres eget website.',
    other: 'In English',
    items: ['Bycykler', 'Elcykler', 'Ladcykler'],
  },
  en: {
    title: 'Nordlys Cykler',
    lead: 'Everyday bicycles, built for Danish weather.',
    text: 'This is a demo page. The chat at the bottom right is the chat widget you can put on your own website.',
    other: 'På dansk',
    items: ['City bikes', 'Electric bikes', 'Cargo bikes'],
  },
} as const;

/** A shop's page with the widget's snippet on it, as a customer's site would have it. */
export function demoPage(clientKey: string, language: 'da' | 'en'): string {
  const text = words[language];
  const key = encodeURIComponent(clientKey);
  const other = language === 'da' ? 'en' : 'da';
  const items = text.items.map((item) => `<li><span></span>${item}</li>`).join('');
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${text.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${demoStyle}</style>
<header><b>${text.title}</b><a href="/demo/${key}?language=${other}">${text.other}</a></header>
<main><h1>${text.lead}</h1><p>${text.text}</p><ul>${items}</ul></main>
<script async src="/widget/${key}.js" data-language="${language}"></script></html>`;
}

/** The page's inline style, which its policy allows by its hash. */
export const demoStyle = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentcolor 12%, transparent);
  font: 16px/1.6 system-ui, sans-serif; }
body { margin: 0; } header { display: flex; justify-content: space-between; padding: 20px 5vw;
  border-bottom: 1px solid var(--line); } a { color: inherit; }
main { max-width: 60rem; padding: 12vh 5vw; } h1 { font-size: clamp(2rem, 5vw, 3.5rem); line-height: 1.1;
  letter-spacing: -.02em; max-width: 16ch; margin: 0 0 1rem; } p { max-width: 48ch; opacity: .8; }
ul { list-style: none; padding: 0; display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  margin-top: 48px; } li { border: 1px solid var(--line); border-radius: 12px; padding: 16px; }
li span { display: block; height: 120px; border-radius: 8px; margin-bottom: 12px;
  background: linear-gradient(135deg, #cfe3df, #f1e4cf); }
@media (prefers-color-scheme: dark) { li span { background: linear-gradient(135deg, #22423c, #3f3524); } }`;
