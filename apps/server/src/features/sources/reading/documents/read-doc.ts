import WordExtractor from 'word-extractor';
import { ReadError } from '../reading.ts';
import { TextBlocks } from '../text-blocks.ts';
import { cutAtHeadings } from './cut-parts.ts';
import { checkLength, type DocumentText } from './document-text.ts';

/** Word's file until 2003: its text, without styles; cells of tables are kept apart by tabs. */
export async function readDoc(path: string): Promise<DocumentText> {
  const document = await new WordExtractor().extract(path).catch((error: unknown) => {
    throw new ReadError('notReadable', error instanceof Error ? error.message : String(error));
  });
  const body = document.getBody();
  checkLength(body.length);
  const written = new TextBlocks();
  for (const line of [...body.split('\n'), ...document.getTextboxes().split('\n')]) {
    if (line.includes('\t')) written.row(line.split('\t').filter(Boolean));
    else if (/^\s*[•·▪o-]\s+\S/.test(line)) written.item(0, line.replace(/^\s*\S\s+/, ''));
    else written.paragraph(line);
  }
  return { title: '', language: null, parts: cutAtHeadings(written.blocks) };
}
