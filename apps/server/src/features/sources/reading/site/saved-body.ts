import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteReply } from './site-requests.ts';

/** Saves a body to a file for as long as it is used. */
export async function withSavedBody<T>(
  body: AsyncIterable<Uint8Array>,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'samtale-document-'));
  try {
    const path = join(folder, 'document');
    const file = await open(path, 'w');
    try {
      for await (const part of body) await file.write(part);
    } finally {
      await file.close();
    }
    return await use(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What a document is called: as the reply says, else the end of its address. */
export function nameOfDocument({ headers, url }: SiteReply): string {
  const said = [headers['content-disposition'] ?? ''].flat()[0] ?? '';
  const encoded = /filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(said)?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(said);
  const named = encoded ?? plain?.[1] ?? plain?.[2] ?? new URL(url).pathname.split('/').at(-1) ?? '';
  return decoded(named.trim());
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
