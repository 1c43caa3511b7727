import { crc32, deflateSync } from 'node:zlib';
import { zipOf } from './zip-file.ts';

/** A picture in one colour, as a whole PNG. */
export function pngOf(width: number, height: number): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(width * 3, Buffer.of(64, 132, 120))]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** The beginning of a JPEG up to its frame, turned as a camera tells it (Exif, 1 to 8). */
export function jpegOf(width: number, height: number, orientation = 1): Buffer<ArrayBuffer> {
  const exif = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
  exif.writeUInt16BE(orientation, 24);
  const frame = Buffer.from('\xff\xc0\0\x11\x08\0\0\0\0\x03\x01\x11\0\x02\x11\0\x03\x11\0', 'latin1');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([Buffer.from('\xff\xd8\xff\xe1', 'latin1'), length, exif, frame]);
}

export const gifOf = (width: number, height: number): Buffer<ArrayBuffer> => {
  const gif = Buffer.from('GIF89a\0\0\0\0\0\0\0;', 'latin1');
  gif.writeUInt16LE(width, 6);
  gif.writeUInt16LE(height, 8);
  return gif;
};

/** A picture without losses: the head of its one part, which tells the size. */
export function webpOf(width: number, height: number): Buffer<ArrayBuffer> {
  const webp = Buffer.from('RIFF\x1a\0\0\0WEBPVP8L\x0e\0\0\0/\0\0\0\0\0\0\0\0\0', 'latin1');
  webp.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  return webp;
}

export const pdf: Buffer<ArrayBuffer> = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);

const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** A document of Word, or one with programs in it. */
export const docxOf = (contentType = `${office}.main+xml`): Uint8Array<ArrayBuffer> =>
  zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${contentType}"/></Types>`,
    'word/document.xml': '<document/>',
  });
