import type { BenchRow } from './bench-row.ts';

export const groups = [
  'nlu',
  'retrain',
  'turns',
  'hub',
  'chat',
  'dialog',
  'flows',
  'sources',
  'widget',
  'sign-in',
  'guard',
  'console',
  'crawl',
  'start',
  'fair',
] as const;
export type Group = (typeof groups)[number];

export interface BenchOptions {
  /** Folder with the data sets. */
  data: string;
  /** Fewer and shorter rounds: whether it works, not what it reaches. */
  quick: boolean;
  /** Files and language of an understanding measurement of one's own. */
  train?: string;
  test?: string;
  language?: 'da' | 'en';
  log(line: string): void;
}

/** One measurement, giving one or a few rows. */
export interface Bench {
  what: string;
  group: Group;
  /** After so many seconds it counts as failed and its processes are ended. */
  timeoutSeconds: number;
  run(options: BenchOptions): Promise<BenchRow[]>;
}

/** Something a bench needs is not on this machine: its rows are skipped, with this message. */
export class NotAvailable extends Error {}
