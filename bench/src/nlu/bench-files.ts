import type { BenchRow } from '../bench-row.ts';
import { shown } from '../rows.ts';
import { accuracy, macroF1 } from './classification-scores.ts';
import { measureNlpjs, type NlpjsVariant } from './measure-nlpjs.ts';
import { measureOurs } from './measure-ours.ts';
import type { DataSet, Measurement } from './measurement.ts';
import { readExamples } from './read-examples.ts';

interface Scores {
  accuracy: number;
  macroF1: number;
  measurement: Measurement;
}

/** Measures any two files: accuracy, macro-F1, training time, rate and size, ours and (if asked) nlp.js. */
export async function benchFiles(
  data: DataSet,
  peers: boolean,
  log: (line: string) => void,
): Promise<BenchRow[]> {
  const labels = (await readExamples(data.test)).map(({ label }) => label);
  const scoresOf = (measurement: Measurement): Scores => ({
    accuracy: accuracy(labels, measurement.predictions),
    macroF1: macroF1(labels, measurement.predictions),
    measurement,
  });
  log(`Training on ${data.train} …`);
  const ours = scoresOf(await measureOurs(data));
  if (!peers) return rowsOf(ours, null, '');
  const rows: BenchRow[] = [];
  const variants: NlpjsVariant[] = ['default', 'tuned'];
  for (const variant of variants) {
    log(`Training nlp.js, ${variant} …`);
    rows.push(...rowsOf(ours, scoresOf(await measureNlpjs(data, variant)), `nlp.js ${variant}`));
  }
  return rows;
}

function rowsOf(ours: Scores, reference: Scores | null, referenceName: string): BenchRow[] {
  const figures: [string, string, (scores: Scores) => number][] = [
    ['accuracy', '%', (scores) => 100 * scores.accuracy],
    ['macro-F1', '%', (scores) => 100 * scores.macroF1],
    ['training', 's', (scores) => scores.measurement.trainSeconds],
    ['classifications', '/s', (scores) => scores.measurement.perSecond],
    ['model', 'MB', (scores) => scores.measurement.modelBytes / 1e6],
  ];
  return figures.map(([what, unit, figure]) =>
    shown({ what, unit, ours: figure(ours), reference: reference && figure(reference), referenceName }),
  );
}
