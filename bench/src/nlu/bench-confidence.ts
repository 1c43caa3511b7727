import type { BenchRow } from '../bench-row.ts';
import { aboveReference, atLeast, atMost, ownFigure, shareOfReference, shown } from '../rows.ts';
import { accuracy } from './classification-scores.ts';
import { areaUnderRoc, calibrationError, recallAtPrecision, shareReaching } from './confidence-scores.ts';
import { measureNlpjs } from './measure-nlpjs.ts';
import { measureOurs } from './measure-ours.ts';
import { readExamples } from './read-examples.ts';

/** The confidence from which a flow would usually be taken. */
const threshold = 0.5;
/** Of what is rejected as out of scope, so much has to be. */
const leastPrecision = 0.87;
const set = 'clinc150';

interface Options {
  peers: boolean;
  log(line: string): void;
}

/** Whether a threshold on confidence means something: clinc150, with its out-of-scope questions. */
export async function benchConfidence(folder: string, { peers, log }: Options): Promise<BenchRow[]> {
  log(`Understanding: ${set} and what is out of its scope …`);
  const test = `${folder}/${set}/test.tsv`;
  const files = { train: `${folder}/${set}/train.tsv`, test, language: 'en' } as const;
  const ours = await measureOurs(files);
  const best = (text: string) => ours.classifier.understand(text, 1).ranking[0];
  const examples = await readExamples(test);
  const judged = examples.map(({ text, label }) => {
    const found = best(text);
    return { confidence: found?.confidence ?? 0, right: found?.label === label };
  });
  const inScope = judged.map(({ confidence }) => confidence);
  const outOfScope = (await readExamples(`${folder}/${set}/test_oos.tsv`)).map(
    ({ text }) => best(text)?.confidence ?? 0,
  );
  const own = (what: string, value: number, unit: string) => ownFigure(`${set}: ${what}`, value, unit);
  if (peers) log('  nlp.js, tuned …');
  const reference = peers ? await measureNlpjs(files, 'tuned') : null;
  const labels = examples.map(({ label }) => label);
  const besides = (what: string, value: number, other: number | null, unit: string) => ({
    ...own(what, value, unit),
    reference: other,
    referenceName: 'nlp.js tuned',
  });
  const right = (100 * judged.filter((one) => one.right).length) / judged.length;
  const referenceRight = reference && 100 * accuracy(labels, reference.predictions);
  return [
    aboveReference(besides('accuracy in scope', right, referenceRight, '%'), 93),
    atLeast(own('out-of-scope AUROC', areaUnderRoc(inScope, outOfScope), ''), 0.955),
    atLeast(
      own(
        `out-of-scope recall at ${100 * leastPrecision} % precision`,
        100 * recallAtPrecision(inScope, outOfScope, leastPrecision),
        '%',
      ),
      60,
    ),
    shareOfReference(
      besides('training', ours.trainSeconds, reference?.trainSeconds ?? null, 's'),
      1 / 15,
      'most',
    ),
    atMost(own('model', ours.modelBytes / 1e6, 'MB'), 10),
    shown(own('calibration error', 100 * calibrationError(judged), '%')),
    shown(own(`in scope and confidence ≥ ${threshold}`, 100 * shareReaching(inScope, threshold), '%')),
    shown(
      own(
        `out of scope and confidence < ${threshold}`,
        100 * (1 - shareReaching(outOfScope, threshold)),
        '%',
      ),
    ),
    shown(own('loading the model', ours.loadMs, 'ms')),
  ];
}
