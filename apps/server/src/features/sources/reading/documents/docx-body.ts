import { TextBlocks } from '../text-blocks.ts';
import { checkLength } from './document-text.ts';

interface Paragraph {
  text: string;
  style: string;
  /** Its level where it says so itself, else null. */
  outline: number | null;
  /** How deep in lists; null outside of them. */
  depth: number | null;
}

interface Row {
  cells: string[][];
}

/** What is another wording of what stands beside it, or was taken out or moved away. */
const left = new Set(['mc:Fallback', 'w:moveFrom', 'w:del']);
/** A cell that holds more is a part of a page laid out by a table, in characters. */
const longestCell = 1000;

/** Writes what a `word/document.xml` says, as its elements come. */
export class DocxBody {
  readonly written = new TextBlocks();
  /** What is styled as the title. */
  title = '';
  private readonly headings: ReadonlyMap<string, number>;
  /** A text box stands within a paragraph, and a table may within a table. */
  private readonly paragraphs: Paragraph[] = [];
  private readonly rows: Row[] = [];
  private isText = false;
  private leftOut = 0;

  constructor(headings: ReadonlyMap<string, number>) {
    this.headings = headings;
  }

  onopentag(name: string, attributes: Record<string, string>): void {
    if (left.has(name)) this.leftOut++;
    if (this.leftOut) return;
    const value = attributes['w:val'] ?? '';
    const paragraph = this.paragraphs.at(-1);
    if (name === 'w:p') this.paragraphs.push({ text: '', style: '', outline: null, depth: null });
    else if (name === 'w:tr') this.rows.push({ cells: [] });
    else if (name === 'w:tc') this.rows.at(-1)?.cells.push([]);
    else if (name === 'w:t') this.isText = true;
    else if (!paragraph) return;
    else if (name === 'w:pStyle') paragraph.style = value;
    else if (name === 'w:outlineLvl' && Number(value) < 6) paragraph.outline = Number(value) + 1;
    else if (name === 'w:numPr') paragraph.depth ??= 0;
    else if (name === 'w:ilvl') paragraph.depth = Number(value) || 0;
    // `0` takes a paragraph out of the list that its style is in.
    else if (name === 'w:numId' && value === '0') paragraph.depth = null;
    else if (name === 'w:br' || name === 'w:cr') paragraph.text += '\n';
    else if (name === 'w:tab') paragraph.text += ' ';
    else if (name === 'w:noBreakHyphen') paragraph.text += '-';
  }

  ontext(text: string): void {
    const paragraph = this.paragraphs.at(-1);
    if (this.isText && !this.leftOut && paragraph) paragraph.text += text;
  }

  onclosetag(name: string): void {
    if (left.has(name)) this.leftOut--;
    else if (this.leftOut) return;
    else if (name === 'w:t') this.isText = false;
    else if (name === 'w:p') this.endParagraph();
    else if (name === 'w:tr') this.endRow();
  }

  private endParagraph(): void {
    const paragraph = this.paragraphs.pop();
    if (!paragraph?.text.trim()) return;
    const cell = this.rows.at(-1)?.cells.at(-1);
    if (cell) cell.push(paragraph.text);
    else this.write(paragraph);
    checkLength(this.written.length);
  }

  private write({ text, style, outline, depth }: Paragraph): void {
    const level = outline ?? this.headings.get(style);
    if (level === 0) this.title ||= text.trim();
    if (level) this.written.heading(level, text);
    else if (depth !== null) this.written.item(depth, text);
    else this.written.paragraph(text);
  }

  /** A table within a cell is told there; one that only lays out a page is told cell by cell. */
  private endRow(): void {
    const row = this.rows.pop();
    const cells = row?.cells ?? [];
    const outer = this.rows.at(-1)?.cells.at(-1);
    const texts = cells.map((paragraphs) => paragraphs.join(' '));
    if (outer) outer.push(texts.filter(Boolean).join(' | '));
    else if (cells.length > 1 && texts.every(({ length }) => length <= longestCell)) this.written.row(texts);
    else for (const text of cells.flat()) this.written.paragraph(text);
  }
}
