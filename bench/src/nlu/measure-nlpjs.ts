import { peersFolder } from '../install-peers.ts';
import { runProcess } from '../process/run-process.ts';
import type { DataSet, Measurement } from './measurement.ts';

/**
 * `default`: as installed. `tuned`: the setting that gives nlp.js its best accuracy, at 12 times the
 * training time. The figures must beat both.
 */
export type NlpjsVariant = 'default' | 'tuned';

/** Trains and tries nlp.js in a process of its own: it keeps its settings in a process-wide singleton. */
export async function measureNlpjs(data: DataSet, variant: NlpjsVariant): Promise<Measurement> {
  const script = `${peersFolder}nlpjs-intents.mjs`;
  return JSON.parse(await runProcess([script, data.train, data.test, data.language, variant]));
}
