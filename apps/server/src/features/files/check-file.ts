import { type FileRefusal, fileBytesMax, fileNameMax, fileRefusalKey } from '@samtale/contract';
import { AppError } from '../../platform/app-error.ts';
import { type PictureSize, pictureSizes } from './picture-size.ts';

/** What may be sent: the content type as it is served, and the endings that a name may have with it. */
const kinds: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'text/plain; charset=utf-8': ['txt', 'csv'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'audio/mpeg': ['mp3'],
  'video/mp4': ['mp4'],
};
const plainText = 'text/plain; charset=utf-8';

export interface CheckedFile extends Partial<PictureSize> {
  name: string;
  contentType: string;
}

/**
 * What a file is, by its bytes: its name decides nothing, and gets the ending of what it is, so that nobody who saves
 * it opens something else. Throws `badRequest` with the key of what keeps it from being sent.
 */
export async function checkFile(name: string, bytes: Buffer): Promise<CheckedFile> {
  if (!bytes.length) throw refused('empty');
  if (bytes.length > fileBytesMax) throw refused('tooLarge');
  const contentType = await contentTypeOf(bytes);
  const endings = contentType && kinds[contentType];
  if (!endings) throw refused('kind');
  const readSize = pictureSizes.get(contentType);
  return { name: nameWith(name, endings), contentType, ...(readSize && sizeOf(bytes, readSize)) };
}

async function contentTypeOf(bytes: Buffer): Promise<string | null> {
  // Loaded with the first file: most of its code is for kinds that are rare.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes);
  if (found) return found.mime;
  return isPlainText(bytes) ? plainText : null;
}

/** Whether it is text in UTF-8 and no page or program written in text. */
function isPlainText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a text has none of these
    return !/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text) && !/^\s*(?:<[!?a-z]|#!)/i.test(text);
  } catch {
    return false;
  }
}

function sizeOf(bytes: Buffer, read: (bytes: Buffer) => PictureSize | null): PictureSize {
  let size: PictureSize | null = null;
  try {
    size = read(bytes);
  } catch (error) {
    // It ends before its size is told.
    if (!(error instanceof RangeError)) throw error;
  }
  if (!size?.width || !size.height) throw refused('damaged');
  return size;
}

function nameWith(name: string, endings: readonly [string, ...string[]]): string {
  // No folders, and nothing that turns the direction of writing, which hides what an ending is.
  const plain = name.replace(/[/\\]|[\p{C}]/gu, ' ').trim() || endings[0];
  const hasEnding = endings.some((ending) => plain.toLowerCase().endsWith(`.${ending}`));
  return hasEnding ? plain : `${plain.slice(0, fileNameMax - 5)}.${endings[0]}`;
}

const refused = (refusal: FileRefusal) => new AppError('badRequest', fileRefusalKey(refusal));
