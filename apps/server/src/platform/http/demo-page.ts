import type { LanguageCode } from '@samtale/contract';
import { escapeHtml } from '../escape-html.ts';

/** Whose chat the page shows. */
export interface DemoOf {
  /** What the agent is called. */
  name: string;
  /** The languages of the chat, the primary one first. */
  languages: readonly LanguageCode[];
}

/** What fits whatever a company does: nothing is said of what it sells. */
const words = {
  da: {
    title: 'Din chatbot',
    lead: 'Sådan kan chatten se ud på jeres website.',
    text: 'Siden er kun et eksempel med pladsholdere. Chatten er den rigtige: Åbn den, og skriv, som en besøgende ville gøre.',
    other: 'In English',
    items: [
      ['Det tilbyder vi', 'Her fortæller I, hvad man kan få hos jer.'],
      ['Om os', 'Her fortæller I, hvem I er.'],
      ['Kontakt', 'Her står, hvordan man får fat i jer.'],
    ],
  },
  en: {
    title: 'Your chatbot',
    lead: 'This is how the chat can look on your website.',
    text: 'This page is only an example with placeholders. The chat is the real one: open it and write as a visitor would.',
    other: 'På dansk',
    items: [
      ['What we offer', 'Tell visitors what they can get from you.'],
      ['About us', 'Tell visitors who you are.'],
      ['Contact', 'Tell visitors how to reach you.'],
    ],
  },
} as const satisfies Record<LanguageCode, unknown>;

/**
 * A company's page with the widget's snippet on it, as its site would have it, in the language that is asked for, or
 * else the chat's own. Null stands for a widget that is not there.
 */
export function demoPage(clientKey: string, demo: DemoOf | null, asked: LanguageCode | undefined): string {
  const languages = demo?.languages ?? ['da', 'en'];
  const language = asked ?? languages[0] ?? 'da';
  const text = words[language];
  const name = escapeHtml(demo?.name || text.title);
  const key = encodeURIComponent(clientKey);
  const other = language === 'da' ? 'en' : 'da';
  const toOther = languages.includes(other)
    ? `<a href="/demo/${key}?language=${other}" hreflang="${other}" lang="${other}">${text.other}</a>`
    : '';
  const items = text.items
    .map(([title, about]) => `<li><i aria-hidden="true"></i><h2>${title}</h2><p>${about}</p></li>`)
    .join('');
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${demoStyle}</style>
<header><b>${name}</b>${toOther}</header>
<main><section><div><h1>${name}</h1><p>${text.lead}</p><p>${text.text}</p></div><i aria-hidden="true"></i></section>
<ul>${items}</ul></main>
<script async src="/widget/${key}.js" data-language="${language}"></script></html>`;
}

/** The page's inline style, which its policy allows by its hash. */
export const demoStyle = `
:root { color-scheme: light dark; --page: light-dark(#fbfaf8, #14171a); --text: light-dark(#1d2429, #eceeee);
  --quiet: light-dark(#566067, #a5aeb3); --line: light-dark(#e4e2dd, #2b3136); --card: light-dark(#fff, #1a1e22);
  --cool: light-dark(#cfe0e2, #24414a); --warm: light-dark(#f1e3cf, #463a28); --calm: light-dark(#dcdcec, #33344a);
  font: 16px/1.6 system-ui, sans-serif; background: var(--page); color: var(--text); }
* { box-sizing: border-box; } body { margin: 0; overflow-wrap: anywhere; } a { color: inherit; white-space: nowrap; }
header, main { max-width: 72rem; margin: 0 auto; padding: 20px clamp(20px, 5vw, 64px); }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 24px;
  border-bottom: 1px solid var(--line); }
section { display: grid; gap: clamp(32px, 6vw, 72px); align-items: center; padding: clamp(32px, 8vh, 88px) 0; }
h1 { font-size: clamp(2rem, 5vw, 3.25rem); line-height: 1.1; letter-spacing: -.02em; margin: 0 0 20px;
  text-wrap: balance; hyphens: auto; } h2 { font-size: 1rem; margin: 0 0 4px; }
p { max-width: 46ch; margin: 0; color: var(--quiet); } h1 + p { font-size: 1.25rem; line-height: 1.5; color: var(--text);
  margin-bottom: 12px; }
section > i { height: clamp(180px, 34vw, 340px); border-radius: 20px;
  background: radial-gradient(circle at 78% 24%, var(--warm) 0 17%, transparent 17.3%),
    radial-gradient(circle at 24% 118%, var(--calm) 0 46%, transparent 46.3%), var(--cool); }
ul { list-style: none; margin: 0; padding: 0 0 96px; display: grid; gap: 16px; } li { background: var(--card);
  border: 1px solid var(--line); border-radius: 16px; padding: 20px; } li i { display: block; width: 40px; height: 40px;
  border-radius: 12px; margin-bottom: 16px; background: var(--cool); } li:nth-child(2) i { background: var(--warm);
  border-radius: 50%; } li:nth-child(3) i { background: var(--calm); border-radius: 12px 12px 50% 50%; }
@media (min-width: 760px) { section { grid-template-columns: 1.1fr 1fr; } ul { grid-template-columns: repeat(3, 1fr); } }`;
