/** How a camera says that it was held (Exif 3.0, section 4.6.5): 1 upright, from 5 on lying. 1 where a segment does not tell. */
export function exifOrientation(segment: Buffer): number {
  if (segment.toString('latin1', 0, 6) !== 'Exif\0\0') return 1;
  const tiff = segment.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  // What points out of the segment reads as 0.
  const part = (at: number, length: number) => {
    const bytes = Buffer.alloc(length);
    tiff.subarray(at, at + length).copy(bytes);
    return isLittle ? bytes.readUIntLE(0, length) : bytes.readUIntBE(0, length);
  };
  const short = (at: number) => part(at, 2);
  const directory = part(4, 4);
  const entries = short(directory);
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + entry * 12;
    if (short(at) === 0x0112) return short(at + 8);
  }
  return 1;
}
