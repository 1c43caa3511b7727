import type { LanguageCode } from '@samtale/contract';
import { escapeHtml } from '../../platform/escape-html.ts';

interface MailText {
  text: string;
  html: string;
}

const heads: Record<LanguageCode, string> = { da: 'Oplysninger', en: 'Details' };

/** The two forms of a mail: what was written, and below it the values that go with it. */
export function mailText(
  written: string,
  values: readonly { name: string; text: string }[],
  language: LanguageCode,
): MailText {
  const list = values.map(({ name, text }) => `${name}: ${text}`).join('\n');
  const rows = values
    .map(
      ({ name, text }) =>
        `<tr><td style="padding:4px 16px 4px 0;color:#5b6472;vertical-align:top">${escapeHtml(name)}</td>` +
        `<td style="padding:4px 0">${escapeHtml(text)}</td></tr>`,
    )
    .join('');
  const paragraphs = written
    .split(/\n{2,}/)
    .filter((part) => part.trim())
    .map((part) => `<p style="margin:0 0 16px">${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
  const table =
    rows && `<table style="border-collapse:collapse" aria-label="${heads[language]}">${rows}</table>`;
  return {
    text: [written.trim(), list].filter(Boolean).join('\n\n'),
    html:
      `<!doctype html><html lang="${language}"><body style="margin:0;padding:24px;` +
      `font:15px/1.5 system-ui,sans-serif;color:#1b1f27">${paragraphs}${table}</body></html>`,
  };
}
