import type { Plugin } from 'vite';

const stylesheetLink = /<link rel="stylesheet"[^>]*href="[^"]*\/([^"/]+\.css)"[^>]*>/g;

/** Puts the built style sheet into the page: one request less before the chat is drawn. */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        return html.replace(stylesheetLink, (link, name: string) => {
          const sheet = Object.values(bundle ?? {}).find((file) => file.fileName.endsWith(name));
          if (!bundle || sheet?.type !== 'asset') return link;
          delete bundle[sheet.fileName];
          return `<style>${sheet.source}</style>`;
        });
      },
    },
  };
}
