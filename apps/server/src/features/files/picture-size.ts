import { exifOrientation } from './exif-orientation.ts';

/** A picture's size in pixels, as it is shown; null when the bytes do not tell. */
export interface PictureSize {
  width: number;
  height: number;
}

type Reader = (bytes: Buffer) => PictureSize | null;

/** By the content type of the picture. */
export const pictureSizes: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  // https://www.w3.org/TR/png-3/#11IHDR
  ['image/png', (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) })],
  // https://www.w3.org/Graphics/GIF/spec-gif89a.txt, section 18
  ['image/gif', (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) })],
  ['image/webp', sizeOfWebp],
  ['image/jpeg', sizeOfJpeg],
]);

/** https://developers.google.com/speed/webp/docs/riff_container; one file holds one of three kinds of picture. */
function sizeOfWebp(bytes: Buffer): PictureSize | null {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21);
      return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, sections B.1.1 and B.2.2. */
function sizeOfJpeg(bytes: Buffer): PictureSize | null {
  let isTurned = false;
  let at = 2;
  while (at + 9 < bytes.length) {
    const marker = bytes.readUInt16BE(at);
    if (marker >> 8 !== 0xff) return null;
    if (isFrame(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return isTurned ? { width: height, height: width } : { width, height };
    }
    const length = bytes.readUInt16BE(at + 2);
    if (marker === 0xffe1) isTurned ||= exifOrientation(bytes.subarray(at + 4, at + 2 + length)) >= 5;
    at += 2 + length;
  }
  return null;
}

/** The start of a frame, which tells the size: not of a table (C4, CC) or an extension (C8). */
const isFrame = (marker: number) =>
  marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
