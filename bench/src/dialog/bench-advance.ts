import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { installPeers, peersFolder } from '../install-peers.ts';
import { median } from '../median.ts';
import { runProcess } from '../process/run-process.ts';
import { removeFolder, temporaryFolder } from '../process/temporary-folder.ts';
import { atLeast, ownFigure, shareOfReference } from '../rows.ts';
import type { StepsResult, StepsTask } from './steps-task.ts';

const globalFlows = 250;
const followUps = 3;
const leastRate = 40_000;
const ours = fileURLToPath(new URL('our-steps.ts', import.meta.url));
const reference = `${peersFolder}xstate-steps.mjs`;

/** Turns a second of the dialog alone, with 1,000 flows, beside XState stepping through the same transitions. */
export async function benchAdvance({ quick, log }: BenchOptions): Promise<BenchRow[]> {
  await installPeers(log);
  const scratch = temporaryFolder();
  try {
    const file = join(scratch, 'steps.json');
    writeFileSync(file, JSON.stringify(walk()));
    const rounds: { ours: number; reference: number }[] = [];
    for (let round = 0; round < (quick ? 1 : 5); round++)
      rounds.push({ ours: await rateOf(ours, file), reference: await rateOf(reference, file) });
    const what = 'advance(), 1,000 flows, one thread';
    const rate = median(rounds.map((round) => round.ours));
    const compared = {
      what: `${what}: beside XState`,
      ours: rate,
      reference: median(rounds.map((round) => round.reference)),
      referenceName: 'XState, same transitions',
      ratio: median(rounds.map((round) => round.ours / round.reference)),
      unit: '/s',
    };
    return [atLeast(ownFigure(what, rate, '/s'), leastRate), shareOfReference(compared, 1, 'least')];
  } finally {
    removeFolder(scratch);
  }
}

const rateOf = async (script: string, file: string) =>
  (JSON.parse(await runProcess([script, file])) as StepsResult).stepsPerSecond;

/** Conversations that go from a flow to one of its follow-ups, and on to another flow. */
function walk(): StepsTask {
  const flows: StepsTask['flows'] = [];
  for (let g = 0; g < globalFlows; g++) {
    const parent = idOf(g, 0);
    flows.push({ id: parent, parentId: null });
    for (let f = 1; f <= followUps; f++) flows.push({ id: idOf(g, f), parentId: parent });
  }
  const steps: string[] = [];
  for (let n = 0; n < 4000; n++) {
    const g = (n * 97) % globalFlows;
    steps.push(idOf(g, 0));
    if (n % 2) steps.push(idOf(g, 1 + (n % followUps)));
  }
  return { flows, steps };
}

const idOf = (group: number, follow: number) =>
  `00000000-0000-4000-8000-${String(group * 10 + follow).padStart(12, '0')}`;
