import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadTagger, type SlotTagger, trainTagger } from '@samtale/nlu';
import { type BenchOptions, NotAvailable } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { median } from '../median.ts';
import { atLeast, ownFigure, shown } from '../rows.ts';
import { type MarkedPhrase, partsOf, readMarkedPhrases } from './read-marked-phrases.ts';

const sets = [
  { name: 'snips', language: 'en', least: 94 },
  { name: 'xsid_da', language: 'da', least: 61 },
] as const;

/** Values found by what was marked in training phrases: exact-span F1, and what learning and finding cost. */
export async function benchSlots({ data, train, log }: BenchOptions): Promise<BenchRow[]> {
  // Then it is a classifier of one's own that is measured.
  if (train !== undefined) return [];
  const rows: BenchRow[] = [];
  for (const set of sets) {
    const folder = join(data, 'nlu', set.name);
    if (!existsSync(folder)) throw new NotAvailable(`there is no folder ${folder}; name it with --data`);
    log(`Slots: ${set.name} …`);
    rows.push(...(await benchSet(folder, set)));
  }
  return rows;
}

async function benchSet(
  folder: string,
  { name, language, least }: (typeof sets)[number],
): Promise<BenchRow[]> {
  const examples = (await readMarkedPhrases(join(folder, 'train.entities.jsonl'))).map(partsOf);
  const tests = await readMarkedPhrases(join(folder, 'test.entities.jsonl'));
  const started = performance.now();
  const bytes = trainTagger(examples, { language });
  if (!bytes) throw new Error(`${name} has no marked phrases`);
  const trainSeconds = (performance.now() - started) / 1000;
  const tagger = loadTagger(bytes);
  const { f1, milliseconds } = measure(tagger, tests);
  return [
    atLeast(ownFigure(`${name}: slots, exact-span F1`, f1, '%'), least),
    shown(ownFigure(`${name}: slots, training`, trainSeconds, 's')),
    shown(ownFigure(`${name}: slots, model`, bytes.length / 1e6, 'MB')),
    shown(ownFigure(`${name}: slots, tagging a text`, milliseconds, 'ms')),
  ];
}

/** A value counts when its slot, start and end are right. */
function measure(tagger: SlotTagger, tests: readonly MarkedPhrase[]): { f1: number; milliseconds: number } {
  let right = 0;
  let found = 0;
  let marked = 0;
  const times: number[] = [];
  for (const { text, entities } of tests) {
    const expected = new Set(entities.map(({ start, end, type }) => `${start} ${end} ${type}`));
    const started = performance.now();
    const slots = tagger.tag(text);
    times.push(performance.now() - started);
    right += slots.filter(({ start, end, slot }) => expected.has(`${start} ${end} ${slot}`)).length;
    found += slots.length;
    marked += expected.size;
  }
  return { f1: (200 * right) / (found + marked), milliseconds: median(times) };
}
