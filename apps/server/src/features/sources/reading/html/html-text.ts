import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';
import { textContent } from 'domutils';
import { TextBlocks } from '../text-blocks.ts';
import { isLayoutTable, rowsOf } from './table-rows.ts';

const inline = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q ruby s samp small span strike strong sub sup time tt u var wbr button img picture slot'.split(
    ' ',
  ),
);

/** What is said on a page, as plain text with its structure (`TextBlocks`). */
export function htmlText(content: readonly (Document | Element)[]): string {
  const writer = new HtmlTextWriter();
  for (const element of content) writer.element(element);
  return writer.finish();
}

class HtmlTextWriter {
  private readonly written = new TextBlocks();
  private line = '';
  /** How deep in lists, and whether the line begins an item. */
  private depth = -1;
  private beginsItem = false;
  /** Of the last heading, below which what is opened by a click stands. */
  private level = 1;

  finish(): string {
    this.endLine();
    return this.written.toString();
  }

  element(element: Document | Element): void {
    const name = isTag(element) ? element.name : '';
    const heading = /^h([1-6])$/.exec(name)?.[1];
    if (heading) this.title(Number(heading), element);
    else if (name === 'summary') this.heading(this.level + 1, element);
    else if (name === 'br') this.line += '\n';
    else if (name === 'a' && isTag(element)) this.link(element);
    else if (name === 'pre') this.preformatted(element);
    else if (name === 'table' && isTag(element) && !isLayoutTable(element)) this.table(element);
    else if (name === 'ul' || name === 'ol') this.list(element);
    else if (name === 'li') this.item(element);
    else if (inline.has(name)) this.children(element);
    else this.block(element);
  }

  private children(element: Document | Element): void {
    for (const child of element.children) this.node(child);
  }

  private node(node: ChildNode): void {
    // A line's breaks are `br`; others are spaces.
    if (isText(node)) this.line += node.data.replace(/\s+/g, ' ');
    else if (isTag(node)) this.element(node);
  }

  private block(element: Document | Element): void {
    this.endLine();
    this.children(element);
    this.endLine();
  }

  private title(level: number, element: Document | Element): void {
    this.level = level;
    this.heading(level, element);
  }

  private heading(level: number, element: Document | Element): void {
    this.endLine();
    this.written.heading(level, textContent(element).replace(/\s+/g, ' '));
  }

  private preformatted(element: Document | Element): void {
    this.endLine();
    this.line = textContent(element);
    this.endLine();
  }

  private table(table: Element): void {
    this.endLine();
    for (const cells of rowsOf(table)) this.written.row(cells);
  }

  private list(element: Document | Element): void {
    this.endLine();
    this.depth++;
    this.children(element);
    this.endLine();
    this.depth--;
  }

  private item(element: Document | Element): void {
    this.endLine();
    this.beginsItem = true;
    this.children(element);
    this.endLine();
    this.beginsItem = false;
  }

  /** Where one writes or calls to belongs to what is said, and other addresses do not. */
  private link(element: Element): void {
    const [, address = ''] = /^(?:mailto|tel):([^?]*)/i.exec(element.attribs.href ?? '') ?? [];
    const before = this.line.length;
    this.children(element);
    const said = this.line.slice(before);
    if (address && !isSaid(address, said)) this.line += ` (${address})`;
  }

  private endLine(): void {
    const text = this.line;
    this.line = '';
    if (!text.trim()) return;
    if (this.beginsItem) this.written.item(Math.max(0, this.depth), text);
    else this.written.paragraph(text);
    this.beginsItem = false;
  }
}

/** A number may be written without its country. */
const shortestNumber = 5;

function isSaid(address: string, text: string): boolean {
  const [wanted, said] = [plain(address), plain(text)];
  if (said.includes(wanted)) return true;
  const number = /\d+$/.exec(said)?.[0] ?? '';
  return number.length >= shortestNumber && wanted.endsWith(number);
}

/** Numbers are written with and without spaces, addresses escaped and not. */
const plain = (text: string): string =>
  text
    .replace(/%40/g, '@')
    .replace(/[\s()+-]/g, '')
    .toLowerCase();
