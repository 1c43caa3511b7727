/** A piece of text where it stands on a page, as pdf.js gives it; the page's height grows upwards. */
export interface PdfPiece {
  str: string;
  /** `[…, x, y]` in the last two of six. */
  transform: readonly number[];
  width: number;
  height: number;
  hasEOL: boolean;
}

export interface PdfLine {
  text: string;
  /** Height of its letters, and of its base line. */
  size: number;
  y: number;
}

/** Pieces as far apart as this share of their height have a space between. */
const spaceShare = 0.2;
/** As far apart as this, they are columns of a table. */
const columnShare = 2.5;
/** Pieces stand in one line when their base lines differ by less than this share of their height. */
const sameLineShare = 0.5;

/** Puts the pieces of a page together to its lines, in the order in which they are written. */
export function linesOf(pieces: readonly PdfPiece[]): PdfLine[] {
  const lines: PdfLine[] = [];
  let line: PdfLine | null = null;
  let end = 0;
  for (const { str, transform, width, height, hasEOL } of pieces) {
    const [x, y] = [transform[4] ?? 0, transform[5] ?? 0];
    if (str.trim()) {
      if (!line || Math.abs(line.y - y) > Math.max(height, line.size) * sameLineShare) {
        line = { text: '', size: 0, y };
        lines.push(line);
      } else line.text += between(x - end, height, line.text);
      line.text += str;
      line.size = Math.max(line.size, height);
      end = x + width;
    } else if (line && str && !line.text.endsWith(' ')) line.text += ' ';
    if (hasEOL) line = null;
  }
  return lines;
}

function between(gap: number, height: number, before: string): string {
  if (gap > height * columnShare) return ' | ';
  return gap > height * spaceShare && !before.endsWith(' ') ? ' ' : '';
}
