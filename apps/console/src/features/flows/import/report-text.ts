import type { ImportReport, SkipReason } from '@samtale/contract';

/** The skipped rows as tab-separated lines, to be pasted into a spreadsheet. */
export function skippedAsText(
  skipped: ImportReport['skipped'],
  header: readonly string[],
  reasonText: (reason: SkipReason) => string,
): string {
  const clean = (text: string) => text.replace(/[\t\r\n]+/g, ' ');
  const lines = skipped.map(({ line, reason, text }) => [String(line), reasonText(reason), clean(text)]);
  return [header, ...lines].map((cells) => cells.join('\t')).join('\n');
}
