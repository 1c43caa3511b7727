import { crc32, deflateRawSync } from 'node:zlib';

/** What a lying archive says of a file instead of the truth. */
export interface Lie {
  size?: number;
  checksum?: number;
}

/** A zip with these files, deflated; JSON where content is no text. */
export function zipOf(
  files: Record<string, unknown>,
  lies: Record<string, Lie> = {},
): Uint8Array<ArrayBuffer> {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, value] of Object.entries(files)) {
    const content = Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
    const packed = deflateRawSync(content);
    const path = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(lies[name]?.checksum ?? crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(lies[name]?.size ?? content.length, 18);
    fields.writeUInt16LE(path.length, 22);
    const entry = Buffer.concat([Buffer.from('PK\x03\x04'), fields, path, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), fields, place, path]));
    local.push(entry);
    offset += entry.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...local, ...directory, Buffer.from('PK\x05\x06'), end]));
}
