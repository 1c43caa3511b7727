import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/** Adds up what a page loads beside its own document: response bodies, each compressed with gzip 9. */
export class LoadedBytes {
  private readonly pending: Promise<void>[] = [];
  private bytes = 0;

  constructor(page: Page, hostPageUrl: string) {
    page.on('response', (response) => {
      const url = response.url();
      if (url === hostPageUrl || url.startsWith('data:')) return;
      this.pending.push(this.add(response));
    });
  }

  /** Thousands of bytes so far. */
  async kilobytes(): Promise<number> {
    await Promise.all(this.pending);
    return this.bytes / 1000;
  }

  private async add(response: Response): Promise<void> {
    if (!response.ok()) return;
    const body = await response.body();
    this.bytes += gzipSync(body, { level: 9 }).length;
  }
}
