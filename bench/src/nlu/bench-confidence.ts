import type { BenchRow } from '../bench-row.ts';
import { shown } from '../rows.ts';
import { areaUnderRoc, calibrationError, shareReaching } from './confidence-scores.ts';
import { measureOurs } from './measure-ours.ts';
import { readExamples } from './read-examples.ts';

/** The confidence from which a flow would usually be taken. */
const threshold = 0.5;

/** Whether a threshold on confidence means something: clinc150, with its out-of-scope questions. */
export async function benchConfidence(folder: string, log: (line: string) => void): Promise<BenchRow[]> {
  log('Understanding: confidence on clinc150 …');
  const test = `${folder}/clinc150/test.tsv`;
  const ours = await measureOurs({ train: `${folder}/clinc150/train.tsv`, test, language: 'en' });
  const best = (text: string) => ours.classifier.understand(text, 1).ranking[0];
  const judged = (await readExamples(test)).map(({ text, label }) => {
    const found = best(text);
    return { confidence: found?.confidence ?? 0, right: found?.label === label };
  });
  const inScope = judged.map(({ confidence }) => confidence);
  const outOfScope = (await readExamples(`${folder}/clinc150/test_oos.tsv`)).map(
    ({ text }) => best(text)?.confidence ?? 0,
  );
  const figures: [string, number, string][] = [
    ['accuracy', (100 * judged.filter(({ right }) => right).length) / judged.length, '%'],
    ['calibration error', 100 * calibrationError(judged), '%'],
    ['out-of-scope AUROC', areaUnderRoc(inScope, outOfScope), ''],
    [`in scope and confidence ≥ ${threshold}`, 100 * shareReaching(inScope, threshold), '%'],
    [`out of scope and confidence < ${threshold}`, 100 * (1 - shareReaching(outOfScope, threshold)), '%'],
    ['loading the model', ours.loadMs, 'ms'],
  ];
  return figures.map(([what, value, unit]) =>
    shown({ what: `clinc150: ${what}`, ours: value, reference: null, referenceName: '', unit }),
  );
}
