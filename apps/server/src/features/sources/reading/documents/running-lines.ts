import type { PdfLine } from './pdf-lines.ts';

/** So many lines at the top and the bottom of a page may run through the document. */
const edge = 2;
/** They do when they stand on this share of the pages, and on so many. */
const share = 0.5;
const fewestPages = 4;

/** Takes out what stands at the top or bottom of most pages whatever their numbers: headers and footers. */
export function withoutRunningLines(pages: readonly PdfLine[][]): PdfLine[][] {
  const counts = new Map<string, number>();
  for (const lines of pages) {
    const marks = new Set(edgeOf(lines).map(markOf));
    for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  const fewest = Math.max(fewestPages, pages.length * share);
  return pages.map((lines) => {
    const running = new Set(edgeOf(lines).filter((line) => (counts.get(markOf(line)) ?? 0) >= fewest));
    return lines.filter((line) => !running.has(line));
  });
}

const edgeOf = (lines: readonly PdfLine[]): PdfLine[] =>
  lines.length > edge * 2 ? [...lines.slice(0, edge), ...lines.slice(-edge)] : [...lines];

const markOf = ({ text }: PdfLine): string => text.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();
