import type { BenchRow } from '../bench-row.ts';
import { aboveReference, atMost, shareOfReference, shown } from '../rows.ts';
import { accuracy, mean } from './classification-scores.ts';
import { measureNlpjs, type NlpjsVariant } from './measure-nlpjs.ts';
import { measureOurs } from './measure-ours.ts';
import type { DataSet, Measurement } from './measurement.ts';
import { readExamples } from './read-examples.ts';

interface Options {
  peers: boolean;
  quick: boolean;
  log(line: string): void;
}

const variants: readonly NlpjsVariant[] = ['default', 'tuned'];
const seeds = [0, 1, 2, 3, 4];

/** The figures that understanding must reach, each beside nlp.js as installed and tuned. */
export async function benchStandardSets(folder: string, options: Options): Promise<BenchRow[]> {
  const banking = dataSet(folder, 'banking77', 'train', 'en');
  const danish = dataSet(folder, 'xsid_da', 'train', 'da');
  return [
    ...(await benchAccuracy('banking77, all examples', [banking], 91.5, options)),
    ...(await benchAccuracy(
      'banking77, 10 examples an intent',
      seeds.map((seed) => dataSet(folder, 'banking77', `train_10shot_seed${seed}`, 'en')),
      75.5,
      options,
    )),
    ...(await benchAccuracy('xsid, Danish', [danish], 94, options)),
  ];
}

function dataSet(folder: string, set: string, train: string, language: DataSet['language']): DataSet {
  return { train: `${folder}/${set}/${train}.tsv`, test: `${folder}/${set}/test.tsv`, language };
}

/** Accuracy (the mean over the sets), and for a single set also time, rate and size. */
async function benchAccuracy(
  what: string,
  sets: readonly DataSet[],
  least: number,
  { peers, quick, log }: Options,
): Promise<BenchRow[]> {
  log(`Understanding: ${what} …`);
  const ours: Measurement[] = [];
  for (const set of sets) ours.push(await measureOurs(set));
  const oursAccuracy = await meanAccuracy(sets, ours);
  const rows: BenchRow[] = [];
  const referenceSets = quick ? sets.slice(0, 1) : sets;
  if (peers && referenceSets.length < sets.length) {
    log(`  quick: nlp.js is measured on ${referenceSets.length} of the ${sets.length} samples only.`);
  }
  for (const variant of variants) {
    if (peers) log(`  nlp.js, ${variant} …`);
    const references: Measurement[] = [];
    for (const set of peers ? referenceSets : []) references.push(await measureNlpjs(set, variant));
    const reference = peers ? await meanAccuracy(referenceSets, references) : null;
    const referenceName = `nlp.js ${variant}`;
    rows.push(
      aboveReference(
        { what: `${what}: accuracy`, ours: oursAccuracy, reference, referenceName, unit: '%' },
        least,
      ),
    );
    if (variant === 'tuned' && sets.length === 1) {
      rows.push(...costRows(what, ours[0], references[0] ?? null, referenceName));
    }
  }
  return rows;
}

async function meanAccuracy(sets: readonly DataSet[], measurements: readonly Measurement[]): Promise<number> {
  const scores: number[] = [];
  for (const [i, set] of sets.entries()) {
    const labels = (await readExamples(set.test)).map(({ label }) => label);
    scores.push(100 * accuracy(labels, measurements[i]?.predictions ?? []));
  }
  return mean(scores);
}

/** Sets this small train in a blink: what counts on them is accuracy, so their costs are only shown. */
const smallTrainSeconds = 1;

function costRows(
  set: string,
  ours: Measurement | undefined,
  reference: Measurement | null,
  referenceName: string,
): BenchRow[] {
  if (!ours) return [];
  const figure = (what: string, unit: string, value: (measurement: Measurement) => number) => ({
    what: `${set}: ${what}`,
    ours: value(ours),
    reference: reference && value(reference),
    referenceName,
    unit,
  });
  const training = figure('training', 's', ({ trainSeconds }) => trainSeconds);
  const rate = figure('classifications, one thread', '/s', ({ perSecond }) => perSecond);
  const size = figure('model', 'MB', ({ modelBytes }) => modelBytes / 1e6);
  if (ours.trainSeconds < smallTrainSeconds) return [training, rate, size].map(shown);
  return [shareOfReference(training, 0.1, 'most'), shareOfReference(rate, 1, 'least'), atMost(size, 6)];
}
