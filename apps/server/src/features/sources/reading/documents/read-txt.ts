import { createReadStream } from 'node:fs';
import { markOf } from '../decode-page.ts';
import { ReadError } from '../reading.ts';
import { TextBlocks } from '../text-blocks.ts';
import { cutAtHeadings } from './cut-parts.ts';
import { checkLength, type DocumentText } from './document-text.ts';

/** A line of its own that begins a part. */
const splitMarker = /^[^\S\n]*===== split =====[^\S\n]*$/im;
const longestTitle = 100;

/** A plain text; what stands between split markers is a part, or several where it is long. */
export async function readTxt(path: string): Promise<DocumentText> {
  const text = await decodeFile(path);
  const pieces = text.replace(/\r\n?/g, '\n').split(new RegExp(splitMarker, 'gim'));
  const parts = pieces.flatMap((piece) => {
    const cut = cutAtHeadings(blocksOf(piece));
    const title = pieces.length > 1 ? firstLineOf(piece) : '';
    return cut.map((part) => ({ ...part, title: part.title || title }));
  });
  return { title: '', language: null, parts };
}

function blocksOf(text: string) {
  const written = new TextBlocks();
  for (const paragraph of text.split(/\n[^\S\n]*\n/)) {
    const [, marks, heading] = /^\s*(#{1,6}) (.+)\s*$/.exec(paragraph) ?? [];
    if (marks && heading) written.heading(marks.length, heading);
    else written.paragraph(paragraph);
  }
  return written.blocks;
}

function firstLineOf(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line.length <= longestTitle ? line.replace(/^#+ /, '').trim() : '';
}

/** UTF-16 where it is marked, UTF-8 where it is valid, else Windows' Latin. */
async function decodeFile(path: string): Promise<string> {
  const head = await beginningOf(path);
  const marked = markOf(head);
  if (!marked && head.includes(0)) throw new ReadError('notReadable', 'text/plain');
  try {
    return await decodeAs(path, new TextDecoder(marked ?? 'utf-8', { fatal: true }));
  } catch (error) {
    if (marked || !(error instanceof TypeError)) throw error;
    return decodeAs(path, new TextDecoder('windows-1252'));
  }
}

async function beginningOf(path: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of createReadStream(path, { end: 64 * 1024 })) parts.push(part);
  return Buffer.concat(parts);
}

/** @throws {TypeError} of a decoder that is fatal. */
async function decodeAs(path: string, decoder: InstanceType<typeof TextDecoder>): Promise<string> {
  let text = '';
  for await (const part of createReadStream(path)) {
    text += decoder.decode(part, { stream: true });
    checkLength(text.length);
  }
  return text + decoder.decode();
}
