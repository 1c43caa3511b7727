import type { LanguageCode } from '@samtale/contract';
import { type PackedFile, packFile } from './packed-file.ts';
import { readAgentFile } from './read-agent-file.ts';

interface AgentFileTask {
  bytes: Uint8Array;
  now: Date;
  foreignAs: LanguageCode | undefined;
}

/** A bot from the bytes of a file. Throws `badRequest` for what is none. */
export async function run({ bytes, now, foreignAs }: AgentFileTask): Promise<PackedFile> {
  return packFile(await readAgentFile(bytes, now, foreignAs));
}
