import type { SiteReader } from './reading/index.ts';

/** So many are kept at a time, each for so long, in milliseconds. One that is gone signs in and begins again. */
const most = 100;
const keptFor = 10 * 60_000;

interface Paused {
  reader: SiteReader;
  /** Of the source that it reads. */
  revision: number;
}

/** What knows the websites that are being read and have asked for a pause, by reading. */
export class PausedReaders {
  private readonly kept = new Map<string, Paused & { forgetting: NodeJS.Timeout }>();

  keep(runId: string, paused: Paused): void {
    this.drop(runId);
    const [oldest] = this.kept.keys();
    if (oldest !== undefined && this.kept.size >= most) this.drop(oldest);
    const forgetting = setTimeout(() => this.drop(runId), keptFor).unref();
    this.kept.set(runId, { ...paused, forgetting });
  }

  /** Null where there is none, or its source has been changed meanwhile. */
  take(runId: string, revision: number | undefined): SiteReader | null {
    const paused = this.kept.get(runId);
    if (!paused || paused.revision !== revision) {
      this.drop(runId);
      return null;
    }
    clearTimeout(paused.forgetting);
    this.kept.delete(runId);
    return paused.reader;
  }

  private drop(runId: string): void {
    const paused = this.kept.get(runId);
    if (!paused) return;
    clearTimeout(paused.forgetting);
    this.kept.delete(runId);
    void paused.reader.close();
  }
}

/** Those of this node. */
export const pausedReaders = new PausedReaders();
