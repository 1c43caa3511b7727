import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BenchOptions, NotAvailable } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { installPeers, peersFolder } from '../install-peers.ts';
import { median } from '../median.ts';
import { readExamples } from '../nlu/read-examples.ts';
import { runProcess } from '../process/run-process.ts';
import { removeFolder, temporaryFolder } from '../process/temporary-folder.ts';
import { ownFigure, shareOfReference, shown } from '../rows.ts';
import type { TurnsResult, TurnsTask } from './turns-task.ts';

const leastShare = 2;
const ours = fileURLToPath(new URL('our-turns.ts', import.meta.url));
const reference = `${peersFolder}nlpjs-turns.mjs`;

/** Turns a second with understanding, without a server, beside an nlp.js bot with the same 77 flows. */
export async function benchDialog({ data, quick, log }: BenchOptions): Promise<BenchRow[]> {
  const folder = join(data, 'nlu/banking77');
  if (!existsSync(folder)) throw new NotAvailable(`there is no folder ${folder}; name it with --data`);
  await installPeers(log);
  const scratch = temporaryFolder();
  try {
    const file = join(scratch, 'bot.json');
    writeFileSync(file, JSON.stringify(await botOf(folder)));
    const rounds: { ours: TurnsResult; reference: TurnsResult }[] = [];
    for (let round = 0; round < (quick ? 1 : 3); round++) {
      rounds.push({ ours: await turnsOf(ours, file), reference: await turnsOf(reference, file) });
    }
    return rowsOf(rounds);
  } finally {
    removeFolder(scratch);
  }
}

async function botOf(folder: string): Promise<TurnsTask> {
  const examples = await readExamples(join(folder, 'train_10shot_seed0.tsv'));
  const phrases = Map.groupBy(examples, ({ label }) => label);
  return {
    language: 'en',
    flows: [...phrases].map(([id, own]) => ({
      id,
      phrases: own.map(({ text }) => text),
      reply: `About ${id.replaceAll('_', ' ')}: this is what we can tell you.`,
    })),
    utterances: (await readExamples(join(folder, 'test.tsv'))).map(({ text }) => text),
  };
}

const turnsOf = async (script: string, file: string) =>
  JSON.parse(await runProcess([script, file])) as TurnsResult;

function rowsOf(rounds: readonly { ours: TurnsResult; reference: TurnsResult }[]): BenchRow[] {
  const middle = (side: 'ours' | 'reference', figure: keyof TurnsResult) =>
    median(rounds.map((round) => round[side][figure]));
  const referenceName = 'nlp.js bot';
  const rate = {
    what: 'dialog turns with understanding',
    ours: middle('ours', 'turnsPerSecond'),
    reference: middle('reference', 'turnsPerSecond'),
    referenceName,
    ratio: median(rounds.map((round) => round.ours.turnsPerSecond / round.reference.turnsPerSecond)),
    unit: '/s',
  };
  const answered = {
    ...ownFigure('… of them answered by a flow', 100 * middle('ours', 'answeredShare'), '%'),
    reference: 100 * middle('reference', 'answeredShare'),
    referenceName,
  };
  return [shareOfReference(rate, leastShare, 'least'), shown(answered)];
}
