export interface TextBlock {
  kind: 'heading' | 'paragraph' | 'item' | 'row';
  text: string;
}

/** Spaces as one, lines without space around them, no characters that cannot be seen. */
export const tidy = (text: string): string =>
  text
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();

/** Gathers plain text with its structure kept: `# ` headings, `- ` items, `a | b` rows, paragraphs. */
export class TextBlocks {
  readonly blocks: TextBlock[] = [];
  length = 0;

  heading(level: number, text: string): void {
    const line = tidy(text).replaceAll('\n', ' ');
    if (line) this.add('heading', `${'#'.repeat(Math.min(6, Math.max(1, level)))} ${line}`);
  }

  paragraph(text: string): void {
    this.add('paragraph', tidy(text));
  }

  /** `depth` 0 is the outermost list. */
  item(depth: number, text: string): void {
    const line = tidy(text);
    if (line) this.add('item', `${'  '.repeat(Math.min(depth, 5))}- ${line}`);
  }

  row(cells: readonly string[]): void {
    const texts = cells.map((cell) => tidy(cell).replaceAll('\n', ' '));
    if (texts.some(Boolean)) this.add('row', texts.join(' | '));
  }

  toString(): string {
    return joinBlocks(this.blocks);
  }

  private add(kind: TextBlock['kind'], text: string): void {
    if (!text) return;
    this.blocks.push({ kind, text });
    this.length += text.length + 2;
  }
}

/** Items and rows stand line by line, all else has a blank line between. */
export function joinBlocks(blocks: readonly TextBlock[]): string {
  let text = '';
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    const goesOn = before?.kind === block.kind && (block.kind === 'item' || block.kind === 'row');
    if (before) text += goesOn ? '\n' : '\n\n';
    text += block.text;
  }
  return text;
}
