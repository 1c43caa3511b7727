import { exifOrientation } from './exif-orientation.ts';

/** What cameras and programs write about a picture, where it was taken among it: Exif and XMP, IPTC, comments. */
const metadata: readonly number[] = [0xffe1, 0xffed, 0xfffe];
const startOfScan = 0xffda;

/**
 * A JPEG as it looks and without what it tells beside that (https://www.w3.org/Graphics/JPEG/itu-t81.pdf, section B.1);
 * of its Exif only how the camera was held is left. What is no JPEG stays as it is.
 */
export function withoutMetadata(bytes: Buffer): Buffer {
  if (bytes.readUInt16BE(0) !== 0xffd8) return bytes;
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes.readUInt16BE(at);
    if (marker >> 8 !== 0xff || marker === startOfScan) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (!metadata.includes(marker)) kept.push(bytes.subarray(at, end));
    else if (marker === 0xffe1) kept.push(orientationOnly(exifOrientation(bytes.subarray(at + 4, end))));
    at = end;
  }
  return Buffer.concat([...kept, bytes.subarray(at)]);
}

/** A segment that says how the camera was held and nothing else; empty for upright, which needs none. */
function orientationOnly(orientation: number): Buffer {
  if (orientation < 2 || orientation > 8) return Buffer.alloc(0);
  const tiff = 'MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0';
  const segment = Buffer.from(`\xff\xe1\0\0Exif\0\0${tiff}`, 'latin1');
  segment.writeUInt16BE(segment.length - 2, 2);
  segment.writeUInt16BE(orientation, 28);
  return segment;
}
