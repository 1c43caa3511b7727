import { peerFiles } from '../browser/serve-pages.ts';

/** A customer's page, with something that embeds a chat or with nothing. */
export function hostPage(embed: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A shop</title><link rel="icon" href="data:,">
<h1>A shop</h1><p>Bicycles for every day.</p>${embed}</html>`;
}

/** Samtale's snippet, as the console hands it out. */
export const samtaleSnippet = (url: string, clientKey: string) =>
  `<script async src="${url}/widget/${clientKey}.js" data-language="en"></script>`;

/** As Typebot's README embeds a bubble. */
export const typebotSnippet = `<script type="module">
import Typebot from '${peerFiles}@typebot.io/js/dist/web.js';
Typebot.initBubble({ typebot: 'bench', apiHost: location.origin });
</script>`;

/** As flowise-embed's README embeds a bubble. */
export const flowiseSnippet = `<script type="module">
import Chatbot from '${peerFiles}flowise-embed/dist/web.js';
Chatbot.init({ chatflowid: 'bench', apiHost: location.origin });
</script>`;
