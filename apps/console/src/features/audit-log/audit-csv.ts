import type { AuditEntry } from '@samtale/contract';
import { readUserAgent } from '../../lib/devices/read-user-agent.ts';
import { type AuditSentences, wordsOf } from './audit-sentences.ts';
import { placeOf } from './record-place.ts';

/** A cell of a file for spreadsheets. What would be taken for a formula there is made a text (OWASP, CSV injection). */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Entries as CSV with semicolons, which Danish spreadsheets expect, and a mark that it is UTF-8. */
export function auditCsv(
  heads: readonly string[],
  entries: readonly AuditEntry[],
  sentences: AuditSentences,
): string {
  const lines = entries.map((entry) => {
    const { browser, system } = readUserAgent(entry.userAgent);
    const place = placeOf(entry);
    return [
      entry.at,
      entry.userName,
      wordsOf(sentences, entry.title),
      place?.name ?? place?.id ?? Object.values(entry.records)[0] ?? '',
      entry.address,
      [browser, system].filter(Boolean).join(' '),
    ];
  });
  return `\uFEFF${[heads, ...lines].map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`;
}
