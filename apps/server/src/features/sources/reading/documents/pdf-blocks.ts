import { TextBlocks } from '../text-blocks.ts';
import type { PdfLine } from './pdf-lines.ts';

/** Letters so much larger than those of most of the text make a heading, of the first or the second level. */
const headingShares = [1.6, 1.15] as const;
const longestHeading = 150;
/** Base lines farther apart than this, in heights of letters, part paragraphs. */
const paragraphGap = 1.8;
const bullet = /^\s*[•·▪◦‣●○■–*-]\s+/;

/** The size in which most of a document is set. */
export function bodySizeOf(lines: readonly PdfLine[]): number {
  const lengths = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    lengths.set(rounded, (lengths.get(rounded) ?? 0) + text.length);
  }
  let [body, most] = [0, 0];
  for (const [size, length] of lengths) if (length > most) [body, most] = [size, length];
  return body;
}

/** Puts lines together to headings, items, rows and paragraphs. */
export function blocksOfLines(lines: readonly PdfLine[], bodySize: number): TextBlocks {
  const written = new TextBlocks();
  for (const { level, text } of gathered(lines, bodySize)) {
    if (level) written.heading(level, text);
    else if (bullet.test(text)) written.item(0, text.replace(bullet, ''));
    else if (text.includes(' | ')) written.row(text.split(' | '));
    else written.paragraph(text);
  }
  return written;
}

interface Gathered {
  level: number;
  text: string;
  last: PdfLine;
}

/** Lines that go on with what the line before says are one with it. */
function gathered(lines: readonly PdfLine[], bodySize: number): Gathered[] {
  const found: Gathered[] = [];
  for (const line of lines) {
    const level = levelOf(line, bodySize);
    const before = found.at(-1);
    const isRow = line.text.includes(' | ') || before?.text.includes(' | ');
    if (before?.level === level && !isRow && !bullet.test(line.text) && isNear(before.last, line)) {
      before.text = joined(before.text, line.text);
      before.last = line;
    } else found.push({ level, text: line.text, last: line });
  }
  return found;
}

/** 0 for text. */
function levelOf({ size, text }: PdfLine, bodySize: number): number {
  if (!bodySize || text.length > longestHeading || !/\p{L}/u.test(text)) return 0;
  return headingShares.findIndex((share) => size >= bodySize * share) + 1;
}

function isNear(before: PdfLine, line: PdfLine): boolean {
  const gap = before.y - line.y;
  return gap > 0 && gap <= Math.max(before.size, line.size) * paragraphGap;
}

/** A word that was parted at the end of a line is whole again, except before `og`: `bade- og`. */
function joined(text: string, line: string): string {
  const isParted =
    /\p{Ll}[-\u00ad]$/u.test(text) && /^\p{Ll}/u.test(line) && !/^(?:og|eller|and|or)\b/.test(line);
  return isParted ? text.slice(0, -1) + line : `${text} ${line}`;
}
