import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { median } from '../median.ts';
import { root, type StartedProcess } from '../process/start-process.ts';
import { shareOfReference } from '../rows.ts';
import { startConversations } from '../server/start-conversations.ts';
import { type ReadyServer, startSamtale } from '../server/start-samtale.ts';
import { connections, loadWithQuestions, warmUp } from '../server/stored-turns.ts';
import { beforeName, folderBefore, mostBeside } from './folder-before.ts';

interface Build {
  server: StartedProcess<ReadyServer>;
  tokens: string[];
}

/** Stored turns of this build and of one before, in turn, on the embedded database. */
export async function benchTurnsBeside(options: BenchOptions): Promise<BenchRow[]> {
  const before = await startBuild(folderBefore(options));
  const now = await startBuild(root);
  try {
    for (let round = 0; round < warmUp.rounds; round++) {
      await rateOf(before, warmUp.seconds);
      await rateOf(now, warmUp.seconds);
    }
    const rates: { before: number; now: number }[] = [];
    for (let round = 0; round < (options.quick ? 5 : 30); round++) {
      // Whichever comes second finds the machine as the first has left it.
      const early = round % 2 ? await rateOf(before, 1) : null;
      const nowRate = await rateOf(now, 1);
      rates.push({ before: early ?? (await rateOf(before, 1)), now: nowRate });
    }
    return [
      shareOfReference(
        {
          what: 'stored turns that nobody disturbs',
          ours: median(rates.map((rate) => rate.now)),
          reference: median(rates.map((rate) => rate.before)),
          referenceName: beforeName,
          ratio: median(rates.map((rate) => rate.now / rate.before)),
          unit: '/s',
        },
        1 - mostBeside,
        'least',
      ),
    ];
  } finally {
    await now.server.stop();
    await before.server.stop();
  }
}

async function startBuild(folder: string): Promise<Build> {
  const server = await startSamtale({}, folder);
  return { server, tokens: await startConversations(server.ready, connections) };
}

async function rateOf({ server, tokens }: Build, seconds: number): Promise<number> {
  const { rate, errors } = await loadWithQuestions(`${server.ready.url}/api/widget/message`, tokens, seconds);
  if (errors) throw new Error(`${errors} requests failed`);
  return rate;
}
