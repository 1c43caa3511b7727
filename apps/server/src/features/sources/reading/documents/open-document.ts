import { open } from 'node:fs/promises';
import { type ReadDocument, ReadError } from '../reading.ts';
import type { DocumentText } from './document-text.ts';

type Kind = 'pdf' | 'docx' | 'doc' | 'txt';

/** Each loads what it needs and no more. */
const readers: Record<Kind, (path: string) => Promise<DocumentText>> = {
  pdf: async (path) => (await import('./read-pdf.ts')).readPdf(path),
  docx: async (path) => (await import('./read-docx.ts')).readDocx(path),
  doc: async (path) => (await import('./read-doc.ts')).readDoc(path),
  txt: async (path) => (await import('./read-txt.ts')).readTxt(path),
};

/** So far into a file its first bytes are looked for: some programs write something before a PDF. */
const headLength = 1024;

/**
 * The text of a document by what it is in truth, whatever its name ends with.
 *
 * @throws {ReadError} `notReadable`, `noText`, `tooLarge`; and what libraries throw over broken files.
 */
export async function openDocument(path: string, name: string): Promise<ReadDocument> {
  const kind = kindOf(await headOf(path), name);
  if (!kind) throw new ReadError('notReadable', name);
  const { title, language, parts } = await readers[kind](path);
  const told = parts.filter(({ text }) => text.trim());
  if (!told.length) throw new ReadError('noText');
  return { title: title || name.replace(/\.\w+$/, ''), language, parts: told };
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function kindOf(head: Buffer, name: string): Kind | null {
  if (head.includes('%PDF-')) return 'pdf';
  const start = head.subarray(0, 4).toString('hex');
  if (start === '504b0304') return 'docx';
  if (start === 'd0cf11e0') return 'doc';
  return /\.txt$/i.test(name) ? 'txt' : null;
}
