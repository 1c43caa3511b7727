import { type PackedFile, packFile } from './packed-file.ts';
import { readAgentFile } from './read-agent-file.ts';

/** A bot from the bytes of a file. Throws `badRequest` for what is none. */
export async function run({ bytes, now }: { bytes: Uint8Array; now: Date }): Promise<PackedFile> {
  return packFile(await readAgentFile(bytes, now));
}
