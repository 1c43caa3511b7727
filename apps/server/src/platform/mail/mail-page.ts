import type { LanguageCode } from '@samtale/contract';
import { escapeHtml } from '../escape-html.ts';

/**
 * A mail's HTML around its content, light and dark; nothing in it is fetched from anywhere. Programs that know no dark
 * mode show it light. The content may use the classes `quiet`, `line`, `said`, `visitor` and `link`.
 */
export const mailPage = (language: LanguageCode, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>` +
  ':root{color-scheme:light dark}@media(prefers-color-scheme:dark){' +
  '.page{background:#14171d!important;color:#e7eaf0!important}.quiet{color:#9aa4b5!important}' +
  '.line{border-color:#2b313c!important}.said{background:#14322f!important}.visitor{background:#232933!important}' +
  '.link{color:#6fcabc!important}}</style></head>' +
  '<body class="page" style="margin:0;padding:0;background:#ffffff;color:#1b1f27">' +
  '<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#ffffff;color:#1b1f27"><tr>' +
  '<td align="center" style="padding:32px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">' +
  `<tr><td style="font-family:system-ui,-apple-system,'Segoe UI',sans-serif;overflow-wrap:anywhere">${body}</td></tr></table></td></tr></table></body></html>`;

/** The first line of a mail, as its heading. */
export const mailHeading = (text: string): string =>
  `<h1 style="margin:0 0 8px;font-size:20px;line-height:28px;font-weight:600">${escapeHtml(text)}</h1>`;

/** A link in a mail. */
export const mailLink = (address: string, name: string): string =>
  `<a class="link" href="${escapeHtml(address)}" style="color:#0b6b63">${escapeHtml(name)}</a>`;
