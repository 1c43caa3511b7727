import type { BenchRow } from './bench-row.ts';

export const groups = [
  'nlu',
  'retrain',
  'turns',
  'hub',
  'chat',
  'dialog',
  'answers',
  'flows',
  'sources',
  'widget',
  'sign-in',
  'guard',
  'console',
  'crawl',
  'start',
  'fair',
  'soak',
] as const;
export type Group = (typeof groups)[number];

/** Groups that take too long to be run with the others. */
export const onlyWhenNamed: readonly Group[] = ['soak'];

export interface BenchOptions {
  /** Folder with the data sets. */
  data: string;
  /** Fewer and shorter rounds: whether it works, not what it reaches. */
  quick: boolean;
  /** Folder of another clone, installed and built, to compare this one with. */
  before?: string;
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
