import { access } from 'node:fs/promises';
import type { BenchRow } from '../bench-row.ts';
import { installPeers } from '../install-peers.ts';
import { benchConfidence } from './bench-confidence.ts';
import { benchFiles } from './bench-files.ts';
import { benchStandardSets } from './bench-standard-sets.ts';

export interface NluBenchOptions {
  /** Folder with the data sets under `nlu/`. */
  data: string;
  /** With `test`: measure these files (lines of `text<TAB>label`) instead of the standard sets. */
  train?: string;
  test?: string;
  /** Language of `train` and `test`; English unless told. */
  language?: 'da' | 'en';
  /** Whether to measure nlp.js beside ours. Installs it when it is not there. */
  peers: boolean;
  /** Measures the reference on one of the five 10-example samples only. */
  quick?: boolean;
  log(line: string): void;
}

/** Measures understanding: on two given files, or on the standard sets with the figures they must reach. */
export async function runNluBench(options: NluBenchOptions): Promise<BenchRow[]> {
  const { data, train, test, language = 'en', peers, log } = options;
  if (train !== undefined && test !== undefined) {
    for (const file of [train, test]) {
      if (await isMissing(file)) {
        log(`There is no file ${file}: nothing to measure.`);
        return [];
      }
    }
    if (peers) await installPeers(log);
    return benchFiles({ train, test, language }, peers, log);
  }
  const folder = `${data}/nlu`;
  if (await isMissing(folder)) {
    log(`There is no folder ${folder}: the understanding figures need it. Name the data folder with --data.`);
    return [];
  }
  if (peers) await installPeers(log);
  const rows = await benchStandardSets(folder, { peers, quick: options.quick ?? false, log });
  return [...rows, ...(await benchConfidence(folder, { peers, log }))];
}

async function isMissing(path: string): Promise<boolean> {
  return access(path).then(
    () => false,
    () => true,
  );
}
