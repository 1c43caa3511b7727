import type { ChatConfig } from '@samtale/contract';

type Header = Pick<ChatConfig, 'clientHeaderHtml' | 'clientHeaderCss' | 'clientHeaderScript'>;

/** Whether the staff wrote anything to stand under the chat's own header. */
export const hasHeader = ({ clientHeaderHtml, clientHeaderCss, clientHeaderScript }: Header): boolean =>
  `${clientHeaderHtml}${clientHeaderCss}${clientHeaderScript}`.trim() !== '';

/** Tells the chat around it how high it is, whenever that changes. */
const tellHeight =
  "new ResizeObserver(()=>parent.postMessage({samtaleHeader:document.documentElement.offsetHeight},'*')).observe(document.documentElement)";

/** A document of the staff's own HTML, style and script. It is shown in a sandbox (`widgetHeaderHeaders`). */
export const headerPage = ({ clientHeaderHtml, clientHeaderCss, clientHeaderScript }: Header): string =>
  `<!doctype html><meta charset="utf-8"><style>body{margin:0;font:14px/1.5 system-ui,sans-serif}</style>` +
  `<style>${clientHeaderCss}</style>${clientHeaderHtml}<script>${tellHeight}</script><script>${clientHeaderScript}</script>`;
