/** The skipped rows as tab-separated lines, to be pasted into a spreadsheet. */
export function skippedAsText<Reason extends string>(
  skipped: readonly { line: number; reason: Reason; text: string }[],
  header: readonly string[],
  reasonText: (reason: Reason) => string,
): string {
  const clean = (text: string) => text.replace(/[\t\r\n]+/g, ' ');
  const lines = skipped.map(({ line, reason, text }) => [String(line), reasonText(reason), clean(text)]);
  return [header, ...lines].map((cells) => cells.join('\t')).join('\n');
}
