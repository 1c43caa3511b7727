import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';
import { ReadError } from '../reading.ts';
import { cutAtPages } from './cut-parts.ts';
import { checkLength, type DocumentText, languageCodeOf } from './document-text.ts';
import { blocksOfLines, bodySizeOf } from './pdf-blocks.ts';
import { linesOf, type PdfLine } from './pdf-lines.ts';
import { withoutRunningLines } from './running-lines.ts';

/** What a PDF says, page by page. One without text, as a scan is, has none. */
export async function readPdf(path: string): Promise<DocumentText> {
  const pdf = await opened(path);
  try {
    const pages: PdfLine[][] = [];
    let length = 0;
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const lines = linesOf(items.filter((item) => 'str' in item));
      length += lines.reduce((sum, { text }) => sum + text.length, 0);
      checkLength(length);
      pages.push(lines);
      page.cleanup();
    }
    const { title, language } = await toldBy(pdf);
    const bodySize = bodySizeOf(pages.flat());
    const texts = withoutRunningLines(pages).map((lines, index) => ({
      page: index + 1,
      text: blocksOfLines(lines, bodySize).toString(),
    }));
    return { title, language, parts: cutAtPages(texts) };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function opened(path: string) {
  try {
    return await getDocumentProxy(new Uint8Array(await readFile(path)), { verbosity: 0 });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new ReadError('notReadable', isLocked ? 'encrypted' : String(error));
  }
}

/** What programs put there by themselves is no title: `Microsoft Word - brev.docx`. */
const noTitle = /\.(?:docx?|pdf|indd|pptx?|xlsx?|odt|rtf|qxd)\s*$|^(?:untitled|microsoft |unavngivet)/i;

async function toldBy(pdf: Awaited<ReturnType<typeof opened>>) {
  const { info } = await pdf.getMetadata();
  const told: object = info;
  const said = 'Title' in told && typeof told.Title === 'string' ? told.Title.trim() : '';
  const tag = 'Language' in told && typeof told.Language === 'string' ? told.Language : undefined;
  return { title: noTitle.test(said) ? '' : said, language: languageCodeOf(tag) };
}
