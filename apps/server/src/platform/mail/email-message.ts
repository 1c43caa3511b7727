import type { LanguageCode } from '@samtale/contract';
import { escapeHtml } from '../escape-html.ts';
import { mailHeading, mailLink, mailPage } from './mail-page.ts';

/** What the product writes to its users: some sentences, and perhaps one thing to press or a code to type. */
export interface EmailMessage {
  language: LanguageCode;
  subject: string;
  /** "Hi Anna" and the like. */
  greeting: string;
  /** What it is about, a paragraph each. */
  lines: readonly string[];
  button?: { label: string; address: string };
  /** Set large, to be typed off. */
  code?: string;
  /** What to know besides, smaller: how long it works, and what to do if one did not ask for it. */
  footnote: string;
}

export interface WrittenEmail {
  subject: string;
  text: string;
  html: string;
}

/** Above the button's address, for those whose program shows no button. */
const instead: Record<LanguageCode, string> = {
  da: 'Virker knappen ikke, så åbn denne adresse:',
  en: 'If the button does not work, open this address:',
};

/** An e-mail as text and as HTML. Pure. */
export function writeEmail(message: EmailMessage): WrittenEmail {
  const { language, subject, greeting, lines, button, code, footnote } = message;
  const text = [greeting, ...lines, ...(button ? [`${button.label}: ${button.address}`] : [])]
    .concat(code ? [code] : [], footnote, 'Samtale')
    .join('\n\n');
  const body =
    mailHeading(greeting) +
    lines.map(paragraph).join('') +
    (button ? buttonRow(button.label, button.address) : '') +
    (code ? codeRow(code) : '') +
    `<p class="quiet line" style="${small};margin:32px 0 0;padding:16px 0 0;border-top:1px solid #dfe3ea">${escapeHtml(footnote)}</p>` +
    (button
      ? `<p class="quiet" style="${small};margin:8px 0 0">${instead[language]}<br>${mailLink(button.address, button.address)}</p>`
      : '');
  return { subject, text, html: mailPage(language, subject, body) };
}

const small = 'font-size:12px;line-height:18px;color:#5b6472';

const paragraph = (text: string): string =>
  `<p style="margin:0 0 12px;font-size:15px;line-height:22px">${escapeHtml(text)}</p>`;

/** A table, which every mail program pads. The same colours light and dark: white on it has a contrast of 6.4. */
const buttonRow = (label: string, address: string): string =>
  '<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 0"><tr>' +
  '<td style="border-radius:8px;background:#0b6b63">' +
  `<a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 20px;font-size:15px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a>` +
  '</td></tr></table>';

const codeRow = (code: string): string =>
  `<p style="margin:20px 0 0;font-size:28px;line-height:36px;font-weight:600;letter-spacing:6px">${escapeHtml(code)}</p>`;
